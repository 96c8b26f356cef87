/** Lines of a cart (rule cart/lines). */
export const CART_LINES = 100;
/** Pieces of a line. */
export const LINE_COUNT = 99;

type Dish = {
  /** The product at the branch where both are. */
  offerId: number;
  choices: readonly { option_id: number; count: number }[];
  comment: string;
  /** Who chose it, of several people; null: the owner of the cart (rule cart/group). */
  member_id: number | null;
};
type Line = Dish & { count: number };

const keyOf = ({ offerId, choices, comment, member_id }: Dish): string =>
  JSON.stringify([
    offerId,
    member_id,
    choices.map(({ option_id, count }) => [option_id, count] as const).sort(([one], [other]) => one - other),
    comment,
  ]);

/** Whether two lines are the same dish, chosen in the same way by the same person. */
export const isSameDish = (one: Dish, other: Dish): boolean => keyOf(one) === keyOf(other);

/**
 * Lines that come into a cart: the greater count of two equal ones stays, so that nothing is doubled
 * (rule cart/brought-along). @returns for each that comes the line that is there, and the count that it gets
 */
export function joinLines<C extends Line, T extends Line>({
  coming,
  there,
}: {
  coming: readonly C[];
  there: readonly T[];
}): { line: C; met: T | null; count: number }[] {
  return coming.map((line) => {
    const met = there.find((one) => isSameDish(one, line)) ?? null;
    return { line, met, count: Math.max(line.count, met?.count ?? 0) };
  });
}

/** What several people chose, as lines of one person: equal ones are one. */
export function asOwnLines<L extends Line>(lines: readonly L[]): L[] {
  const own: L[] = [];
  for (const line of lines.map((one) => ({ ...one, member_id: null }))) {
    const at = own.findIndex((one) => isSameDish(one, line));
    const met = own[at];
    if (met) own[at] = { ...met, count: met.count + line.count };
    else own.push(line);
  }
  return own;
}
