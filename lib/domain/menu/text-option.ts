import { findControl } from '@/lib/domain/text/printable-text';

/** The longest text that an option may ask for. */
export const OPTION_TEXT_LENGTH = 120;

const LINE_END = /[\t\n\r\u2028\u2029]/;
/** Blanks, joiners and fillers alone print nothing; the pattern of U+2800 is empty. */
const SEEN = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of at most `max` characters that anybody can see (rule menu/option-text). */
export const isOptionText = ({ text, max }: { text: string; max: number }): boolean =>
  SEEN.test(text) && [...text].length <= max && findControl(text) === null && !LINE_END.test(text);
