/** A hint somebody asked for at the table: how far it is, what came of it; it holds for one question. */
import type { Row } from '../../choosing';
import { faultText } from '../../notices.svelte';
import { analysis } from '../../protocol/api';
import type { HintData, HintMove } from '../../protocol/generated';
import { resultOf } from '../../protocol/jobs';

export class Hinting {
  progress = $state(0);
  isPreparing = $state(false);
  /** About how long preparing takes from now; 0 while nobody knows. */
  seconds = $state(0);
  result = $state.raw<HintData | null>(null);
  fault = $state<string | null>(null);
  #isWanted = true;

  constructor(
    table: string,
    seat: number | null,
    /** The moves it is about. */
    readonly rows: readonly Row[],
  ) {
    resultOf(
      () => analysis.askHint(table, seat),
      () => analysis.hint(table, seat),
      ({ progress, preparing, seconds }) =>
        ([this.progress, this.isPreparing, this.seconds] = [progress, preparing ?? false, seconds ?? 0]),
      () => this.#isWanted,
    ).then(
      (result) => (this.result = result),
      (problem: unknown) => (this.fault = this.#isWanted ? faultText(problem) : null),
    );
  }

  /** Whether these are still the moves it is about, or what is left of them while its best packet is being made. */
  isFor(rows: readonly Row[]): boolean {
    const left = new Set(rows.map((row) => row.text));
    const gone = this.rows.filter((row) => !left.has(row.text));
    const packet = this.result?.moves[0]?.packet ?? [];
    return (
      rows.length + gone.length === this.rows.length &&
      gone.every((row) => packet.includes(row.text)) &&
      (gone.length === 0 || packet.some((text) => left.has(text)))
    );
  }

  /** The rows of a line of the hint: one, or those of a packet. */
  rowsOf(move: HintMove): Row[] {
    const texts = move.packet.length > 0 ? move.packet : [move.move];
    return texts.flatMap((text) => this.rows.find((row) => row.text === text) ?? []);
  }

  get best(): Row[] {
    const first = this.result?.moves[0];
    return first ? this.rowsOf(first) : [];
  }

  drop(): void {
    this.#isWanted = false;
  }
}
