/**
 * Controls of terminals (C0, C1) and of writing direction, which hide or rewrite what stands beside them; ends of lines
 * and tabs are none of them.
 */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
/** What a line of its own must not hold either: ends of lines, and marks that turn the direction. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE_IN_LINES = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const name = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The first control character that no text may hold, and where; null when there is none. */
export function findControl(text: string): { index: number; name: string } | null {
  const found = CONTROL.exec(text);
  if (!found) return null;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { index: found.index, name: `U+${code}` };
}

/** The text as one line, with `\u001b` in place of what a terminal would obey. */
export const toPrintableLine = (text: string): string => text.replace(UNPRINTABLE, name);

/** The same, keeping line ends and tabs. JSON stays JSON that says the same. */
export const toPrintable = (text: string): string => text.replace(UNPRINTABLE_IN_LINES, name);
