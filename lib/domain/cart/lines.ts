import { LINE_COUNT } from './line-limits';
import { type StoredChoice, sortedChoices } from './stored-choices';

type Dish = {
  /** The product at the branch where both are. */
  offerId: number;
  choices: readonly StoredChoice[];
  comment: string;
  /** The member who chose it, in a group; null: the owner of the cart (rule cart/group). */
  member_id: number | null;
};
type Line = Dish & { count: number };

const keyOf = ({ offerId, choices, comment, member_id }: Dish): string =>
  JSON.stringify([offerId, member_id, sortedChoices(choices), comment]);

/** Whether two lines are the same dish, chosen in the same way by the same person. */
export const isSameDish = (one: Dish, other: Dish): boolean => keyOf(one) === keyOf(other);

const greatestFirst = (one: Line, other: Line): number => other.count - one.count;

/**
 * Lines that come into a cart: the greater count of two equal ones stays, so that nothing is doubled
 * (rule cart/brought-along). A dish has several lines where one is full: each meets one, the greatest the greatest.
 * @returns for each that comes the line that is there, and the count that it gets
 */
export function joinLines<C extends Line, T extends Line>({
  coming,
  there,
}: {
  coming: readonly C[];
  there: readonly T[];
}): { line: C; met: T | null; count: number }[] {
  const left = there.toSorted(greatestFirst);
  const metBy = new Map<C, T>();
  for (const line of coming.toSorted(greatestFirst)) {
    const at = left.findIndex((one) => isSameDish(one, line));
    const [met] = at < 0 ? [] : left.splice(at, 1);
    if (met) metBy.set(line, met);
  }
  return coming.map((line) => {
    const met = metBy.get(line) ?? null;
    return { line, met, count: Math.max(line.count, met?.count ?? 0) };
  });
}

/** The choices of several people as lines of one person: equal ones are one, as far as a line holds. */
export function asOwnLines<L extends Line>(lines: readonly L[]): L[] {
  const own: L[] = [];
  for (const line of lines.map((one) => ({ ...one, member_id: null }))) {
    const at = own.findIndex((one) => isSameDish(one, line) && one.count + line.count <= LINE_COUNT);
    const met = own[at];
    if (met) own[at] = { ...met, count: met.count + line.count };
    else own.push(line);
  }
  return own;
}
