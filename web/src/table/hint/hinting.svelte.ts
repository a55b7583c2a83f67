/** A hint somebody asked for at the table: how far it is, what came of it; it holds for one question. */
import type { Row } from '../../choosing';
import { faultText } from '../../notices.svelte';
import { analysis } from '../../protocol/api';
import type { HintInfo } from '../../protocol/generated';
import { resultOf } from '../../protocol/jobs';

export class Hinting {
  progress = $state(0);
  result = $state.raw<HintInfo | null>(null);
  fault = $state<string | null>(null);
  #isWanted = true;

  constructor(
    table: string,
    seat: number | null,
    /** The moves it is about. */
    readonly rows: readonly Row[],
  ) {
    resultOf(() => analysis.askHint(table, seat), () => analysis.hint(table, seat), (progress) => (this.progress = progress), () => this.#isWanted).then(
      (result) => (this.result = result),
      (problem: unknown) => (this.fault = this.#isWanted ? faultText(problem) : null),
    );
  }

  /** Whether these are still the moves it is about. */
  isFor(rows: readonly Row[]): boolean {
    return rows.length === this.rows.length && rows.every((row, at) => row.text === this.rows[at]?.text);
  }

  get best(): Row | null {
    const text = this.result?.moves[0]?.move;
    return this.rows.find((row) => row.text === text) ?? null;
  }

  drop(): void {
    this.#isWanted = false;
  }
}
