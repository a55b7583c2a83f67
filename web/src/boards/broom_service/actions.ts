import type { BoardProps } from '../types';
import type { Setting } from './generated';

/** A role's action in one manner, in plain words. */
export function actionOf(
  role: string,
  brave: boolean,
  printed: Setting['printed'],
  say: BoardProps<unknown, unknown>['say'],
): string {
  const card = printed.roles[role];
  if (!card) return '';
  const yields = brave && card.brave.length > 0 ? card.brave : card.cowardly;
  return say(`broom-act-${role.split('-').at(-1)}`, {
    where: card.landscapes.map((landscape) => say(`landscape-${landscape}`)).join('/'),
    manner: brave ? 'brave' : 'cowardly',
    bonus: card.bonus,
    goods: yields.map((gain) => say('taken-goods', gain)).join(` ${say('board-or')} `),
  });
}
