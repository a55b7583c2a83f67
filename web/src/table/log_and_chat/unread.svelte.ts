/** Chat lines of others that have not been on the screen yet. */
import type { ChatLine } from '../../protocol/generated';
import { person } from '../../protocol/person.svelte';
import type { TableStore } from '../../protocol/table.svelte';

export class Unread {
  #seen = $state(0);
  readonly lines = $derived.by(() => this.store.chat.filter((line) => line.number > this.#seen && !this.#isOwn(line)));

  constructor(private readonly store: TableStore) {
    this.see(); // what was said before this page was opened
  }

  /** All that was said has been on the screen. */
  see(): void {
    this.#seen = this.store.chat.at(-1)?.number ?? this.#seen;
  }

  #isOwn({ seat, name }: ChatLine): boolean {
    return seat === this.store.seat && (seat !== null || name === person.info?.name);
  }
}
