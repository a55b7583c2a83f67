/** A text that begins a line of its own: its first letter is a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Negative numbers in a text with a true minus. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
}
