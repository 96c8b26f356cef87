/** Marks that turn the direction of writing, seen or unseen. */
const DIRECTIONS = /\p{Bidi_Control}/gu;
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/**
 * They fill a text and show nothing: blanks without width, fillers of other scripts, tags and codes that are no characters. What joins the
 * parts of one sign (U+200C, U+200D, U+FE0F) stays.
 */
const UNSEEN =
  /[\u00ad\u115f\u1160\u200b\u2060-\u2064\u3164\ufeff\uffa0\ufff0-\uffff\u{e0000}-\u{e0fff}]|[\u180b-\u180f]/gu;
/** A terminal or a printer would obey them. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Cleans a text of several lines: `\n` alone ends a line (rule platform/typed-text). */
export const toTypedLines = (text: string): string =>
  text
    .replace(DIRECTIONS, '')
    .replace(UNSEEN, '')
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROLS, '');

/** Cleans a text of one line (rule platform/typed-text). */
export const toTypedLine = (text: string): string => toTypedLines(text).replaceAll('\n', ' ');

/** Whether a text holds something that nobody sees, and that no search finds. */
export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

/** Blanks, joiners, marks and fillers alone print nothing; the pattern of U+2800 is empty. */
const SEEN = /[^\s\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether something of a text is seen. */
export const isReadable = (text: string): boolean => SEEN.test(text);
