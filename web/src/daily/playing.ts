/** One click seats a person at their table of the day. */
import { attempt } from '../notices.svelte';
import { daily } from '../protocol/api';
import { person } from '../protocol/person.svelte';
import { router } from '../router.svelte';

export function playToday(game: string): Promise<boolean> {
  return attempt(async () => {
    await person.beHere();
    router.go(`/t/${(await daily.play(game)).id}`);
  });
}
