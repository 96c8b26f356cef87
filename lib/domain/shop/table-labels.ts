const RANGE = /^([^\d]*)(\d{1,4})\s*(?:-|–|a|to|al)\s*(\d{1,4})$/i;
/** More in one range is a mistake of the keyboard. */
const MOST = 200;
const LONGEST = 20;

function labelsOfPart(part: string): string[] | null {
  const [, before = '', first, last] = RANGE.exec(part) ?? [];
  if (first === undefined || last === undefined) return part.length <= LONGEST ? [part] : null;
  const [from, to] = [Number(first), Number(last)];
  if (to < from || to - from >= MOST) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => `${before}${from + index}`);
}

/** Reads labels of tables: «7», «1-20», «Terraza 1-6», «1, 2, 5-8». Null: there is none, or a range that cannot be. */
export function labelsOf(text: string): string[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map(labelsOfPart);
  if (parts.length === 0 || read.includes(null)) return null;
  return [...new Set(read.flatMap((labels) => labels ?? []))];
}
