/** What a guide asks for: while it does, only what leads to that row is lit, on the board and in the list. */
import { valueOf } from './rows';
import { same, type Choosing, type Row, type Value } from './types';

class Pointing {
  /** Whether a guide speaks, which may ask for nothing. */
  isOn = $state(false);
  row = $state.raw<Row | null>(null);

  /** Whether picking this value is a step towards the row asked for. */
  isAt(choosing: Choosing, argument: string, value: Value): boolean {
    const { row } = this;
    return row !== null && choosing.rows.some(({ id }) => id === row.id) && same(valueOf(row, argument), value);
  }
}

export const pointing = new Pointing();
