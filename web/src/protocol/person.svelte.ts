/** Who is here: a guest with a made-up name as soon as one is needed, or an account. */
import { people, Fault } from './api';
import type { PersonInfo } from './generated';

const ADJECTIVES = ['Quiet', 'Misty', 'Amber', 'Crooked', 'Merry', 'Silver', 'Sleepy', 'Bold', 'Mossy', 'Windy'];
const NOUNS = ['Owl', 'Raven', 'Toad', 'Fox', 'Cat', 'Hedgehog', 'Bat', 'Heron', 'Newt', 'Badger'];

function anyOf(words: string[]): string {
  return words[Math.floor(Math.random() * words.length)]!;
}

export function madeUpName(): string {
  return `${anyOf(ADJECTIVES)} ${anyOf(NOUNS)}`;
}

class Person {
  info = $state.raw<PersonInfo | null>(null);
  isKnown = $state(false);

  async load(): Promise<void> {
    try {
      this.info = await people.here();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.info = null;
    }
    this.isKnown = true;
  }

  /** Makes sure that somebody is here; a name is made up if none is given. */
  async beHere(name?: string): Promise<PersonInfo> {
    if (this.info === null) this.info = await people.guest(name ?? madeUpName());
    else if (name !== undefined && name !== this.info.name) this.info = await people.rename(name);
    return this.info;
  }
}

export const person = new Person();
