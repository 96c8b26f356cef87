/** NUL and lone surrogates: PostgreSQL stores neither. No look-behind, which older Safaris cannot read. */
const UNSTORABLE = /[\0\p{Cs}]/u;
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** At most `max` UTF-16 units, as the contract counts; a character that the cut would halve is left out. */
export const toStorable = ({ text, max }: { text: string; max: number }): string =>
  text.slice(0, max).replace(EVERY_UNSTORABLE, '');
