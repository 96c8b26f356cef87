/** Marks that turn the direction of writing, seen or unseen. */
const DIRECTIONS = /\p{Bidi_Control}/gu;
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** A terminal or a printer would obey them. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Cleans a text of several lines: `\n` alone ends a line (rule platform/typed-text). */
export const toTypedLines = (text: string): string =>
  text.replace(DIRECTIONS, '').replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(CONTROLS, '');

/** Cleans a text of one line (rule platform/typed-text). */
export const toTypedLine = (text: string): string => toTypedLines(text).replaceAll('\n', ' ');
