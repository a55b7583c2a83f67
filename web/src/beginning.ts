/** One click seats a person at a table of their own: against bots, for friends with a link, or with a guide. */
import { againstBots, allGames, withFriends } from './games';
import { keepKey } from './invitations';
import { attempt } from './notices.svelte';
import { lobby } from './protocol/api';
import { person } from './protocol/person.svelte';
import { router } from './router.svelte';
import { preload } from './table/preload';

export function playNow(name: string): Promise<boolean> {
  preload(name);
  return attempt(async () => {
    const game = (await allGames()).find((one) => one.name === name)!;
    await person.beHere();
    const { id } = await lobby.make(againstBots(game));
    await lobby.start(id);
    router.go(`/t/${id}`);
  });
}

/** Opens a table whose lobby has the link for friends. */
export function inviteFriends(name: string): Promise<boolean> {
  preload(name);
  return attempt(async () => {
    const game = (await allGames()).find((one) => one.name === name)!;
    await person.beHere();
    const { id, key } = await lobby.make(withFriends(game));
    keepKey(id, key);
    router.go(`/t/${id}`);
  });
}

export function learn(name: string): Promise<boolean> {
  preload(name);
  return attempt(async () => {
    await person.beHere();
    router.go(`/t/${(await lobby.learn(name)).id}`);
  });
}
