/** Names as a sentence has them: the first ones by name, the others by number. */
import type { WatchingInfo } from '../protocol/generated';

export function namesOf({ names, count }: WatchingInfo, language: string, more: (count: number) => string): string {
  const rest = count - names.length;
  return new Intl.ListFormat(language).format(rest > 0 ? [...names, more(rest)] : names);
}
