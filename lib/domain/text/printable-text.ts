/** Terminal (C0, C1) and bidirectional controls, without line ends and tabs. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE_IN_LINES = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const name = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The first forbidden control character; null if none. */
export function findControl(text: string): { index: number; name: string } | null {
  const found = CONTROL.exec(text);
  if (!found) return null;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { index: found.index, name: `U+${code}` };
}

export const toPrintableLine = (text: string): string => text.replace(UNPRINTABLE, name);

/** Keeps line ends and tabs; JSON keeps its meaning. */
export const toPrintable = (text: string): string => text.replace(UNPRINTABLE_IN_LINES, name);
