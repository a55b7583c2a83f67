/** What opens the log of the table that is shown, for the head of the page; null where there is none. */
class LogOpening {
  open = $state.raw<(() => void) | null>(null);
}

export const logOpening = new LogOpening();
