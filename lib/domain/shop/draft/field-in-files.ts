import { isInside } from './draft';

/** The columns and keys of the files that say a field of the document, where they are not its name in other letters. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  categoryKey: ['category'],
  parentKey: ['parent'],
  offers: ['price', 'stock', 'branches', 'unavailable_at'],
  optionGroups: ['options'],
  relatedSkus: ['related'],
  weekly: ['hours'],
  branchSlug: ['branch'],
  terms: ['kind', 'value', 'max'],
  perProfile: ['per_profile', 'per_person'],
  rings: ['geometry', 'coordinates'],
  latitude: ['lat'],
  longitude: ['lng', 'lon'],
};

const snake = (name: string) =>
  name.replace(/Minor$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether a problem, whose field is in the words of the files, is about a field of the document or about what is inside it. */
export function isSaidOf(said: readonly string[] | null, field: readonly string[]): boolean {
  if (said === null) return false;
  const [first = '', ...rest] = field;
  const [told = '', ...toldInside] = said.map(snake);
  const isNamed = told === snake(first) || told.startsWith(`${snake(first)}_`);
  if (!isNamed && !(ALSO[first] ?? []).includes(told)) return false;
  const own = rest.map(snake);
  return first === 'offers' || isInside(toldInside, own) || isInside(own, toldInside);
}
