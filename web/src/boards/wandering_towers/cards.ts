/** What a card of Wandering Towers shows, read from its notation: W3, T2, W1T5, WTD1, TD2. */
export interface Side {
  side: 'wizard' | 'tower' | 'both';
  value: string;
  rolls: number;
}

export function sidesOf(card: string): Side[] {
  const die = /^(WT|W|T)D(\d)$/.exec(card);
  if (die)
    return [{ side: die[1] === 'WT' ? 'both' : die[1] === 'W' ? 'wizard' : 'tower', value: '', rolls: Number(die[2]) }];
  return [...card.matchAll(/([WT])(\d)/g)].map(([, letter, value]) => ({
    side: letter === 'W' ? 'wizard' : 'tower',
    value: value!,
    rolls: 0,
  }));
}

/** The kinds of moves that a click on this side of a card means. */
export function kindsOf({ side, rolls }: Side): string[] {
  return [rolls ? 'roll' : side === 'wizard' ? 'wizard_card' : 'tower_card', 'give', 'return'];
}
