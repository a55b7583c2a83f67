/** Whose profiles can be opened from a table, by seat, and how I stand to them; asked again when somebody else sits there. */
import { profiles } from '../protocol/api';
import type { SeatProfile, TableInfo } from '../protocol/generated';

export class Sitting {
  #found = $state.raw<SeatProfile[]>([]);

  constructor(table: () => TableInfo, key: () => string | null) {
    const who = $derived(
      table()
        .seats.map(({ has_person, name }) => (has_person ? name : ''))
        .join('\n'),
    );
    $effect(() => {
      void who;
      profiles.at(table().id, key()).then(
        (found) => (this.#found = found),
        () => undefined, // names then lead nowhere
      );
    });
  }

  at(seat: number): SeatProfile | null {
    return this.#found.find((one) => one.seat === seat) ?? null;
  }
}
