/** Short notices for the whole page: what went wrong, or what was done. A screen reader is told as well. */
import { Fault } from './protocol/api';
import { faultInWords } from './words/faults';
import type { Words } from './words/fluent';
import { say, spoken } from './words/spoken.svelte';

export interface Notice {
  id: number;
  text: string;
  isFault: boolean;
}

const SHOWN_FOR = 7000;

class Notices {
  list = $state<Notice[]>([]);
  #count = 0;

  tell(text: string, isFault = false): void {
    const id = ++this.#count;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, text, isFault }];
    setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** A fault of the server in plain words, those of a game included where they are given. */
export function faultText(fault: unknown, words: Words = spoken.words): string {
  return fault instanceof Fault ? faultInWords(fault, words) : say('error-failed');
}

/** Does something that may fail, and tells why if it does; says whether it was done. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (fault) {
    notices.tell(faultText(fault), true);
    return false;
  }
}
