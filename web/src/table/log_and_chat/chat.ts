/** The name of the chat in the page, by which a glance at it leads there. */
export const CHAT = 'chat';
