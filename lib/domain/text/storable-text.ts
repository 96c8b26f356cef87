/** PostgreSQL stores neither NUL nor lone surrogates. No look-behind: older Safaris lack it. */
const UNSTORABLE = /[\0\p{Cs}]/u;
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Cuts a text to `max` UTF-16 units, never through a character. */
export const toStorable = ({ text, max }: { text: string; max: number }): string =>
  text.slice(0, max).replace(EVERY_UNSTORABLE, '');
