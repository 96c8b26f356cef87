import { findControl } from '@/lib/domain/text/printable-text';
import { isReadable } from '@/lib/domain/text/typed-text';

/** The longest text that an option may ask for. */
export const OPTION_TEXT_LENGTH = 120;

const LINE_END = /[\t\n\r\u2028\u2029]/;
/** One line of at most `max` characters that anybody can see (rule menu/option-text). */
export const isOptionText = ({ text, max }: { text: string; max: number }): boolean =>
  isReadable(text) && [...text].length <= max && findControl(text) === null && !LINE_END.test(text);
