/** In bytes; a phone's screen shows more in squares that are too small for a camera (rule table/waiter-code). */
const PART_BYTES = 600;
/** For all parts together: a round of so many lines with long comments. */
export const CODE_LENGTH = 200_000;
const PART = /^W1\/([1-9]\d{0,3})\/([1-9]\d{0,3})\/([\w-]{8,64})\/(.*)$/s;

function bytesOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function cut(text: string): string[] {
  const cuts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of text) {
    const bytes = bytesOf(sign);
    if (size + bytes > PART_BYTES) {
      cuts.push(part);
      part = '';
      size = 0;
    }
    part += sign;
    size += bytes;
  }
  return [...cuts, part];
}

/** The contents of several QR codes; a short text is one, as it is. @param key parts of another text have another */
export function splitCode({ text, key }: { text: string; key: string }): string[] {
  const cuts = cut(text);
  if (cuts.length === 1) return cuts;
  return cuts.map((part, index) => `W1/${index + 1}/${cuts.length}/${key}/${part}`);
}

type Part = { number: number; of: number; key: string; text: string };

function parsePart(line: string): Part | null {
  const [, number, of, key, text] = PART.exec(line) ?? [];
  if (key === undefined || text === undefined) return null;
  return { number: Number(number), of: Number(of), key, text };
}

/** The scanned parts, each once. */
const linesOf = (text: string): string[] => [...new Set(text.split(/\r?\n/).filter((line) => line !== ''))];

/** Keyed by their number. Null where a line is no part, or of another text. */
function readParts(lines: readonly string[]): { of: number; parts: Map<number, string> } | null {
  const parts = new Map<number, string>();
  const read = lines.map(parsePart);
  const [first] = read;
  if (!first) return null;
  for (const part of read) {
    if (!part || part.key !== first.key || part.of !== first.of || part.number > part.of) return null;
    if (parts.has(part.number)) return null;
    parts.set(part.number, part.text);
  }
  return { of: first.of, parts };
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Joins parts in lines, in any order, some of them twice. Empty for text that is no parts. */
export function listMissingParts(text: string): number[] {
  const read = readParts(linesOf(text));
  return read ? numbersTo(read.of).filter((number) => !read.parts.has(number)) : [];
}

/** The text that was split; any other comes back as it is. */
export function joinParts(text: string): string {
  const lines = linesOf(text);
  const read = readParts(lines);
  if (!read || read.parts.size < read.of) return lines.join('\n');
  return numbersTo(read.of)
    .map((number) => read.parts.get(number) ?? '')
    .join('');
}
