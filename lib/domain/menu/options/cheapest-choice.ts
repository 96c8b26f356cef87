import { type Choice, choicesOf, countChoices, type GroupRule, type OptionRule } from './option-limits';
import { priceChoice, priceChoices } from './option-price';

/** The least that can be paid, or the most. */
type End = 'least' | 'most';
/** Pieces of one option: `least` of them stay, up to `most` can be taken. */
type Pieces = { option: OptionRule; choice: Choice; insideMinor: number; least: number; most: number };
type Completing = {
  group: GroupRule;
  chosen: readonly Choice[];
  end: End;
  options: readonly OptionRule[];
};

/** A chosen option with what is inside completed, and what that costs; null if it cannot be. */
function completeInside({
  option,
  choice,
  end,
}: {
  option: OptionRule;
  choice: Choice;
  end: End;
}): Pick<Pieces, 'choice' | 'insideMinor'> | null {
  if (option.groups.length === 0) return { choice, insideMinor: 0 };
  const inside: Choice[] = [];
  for (const group of option.groups) {
    const whole = complete({ group, chosen: choicesOf(group, choice.choices ?? []), end });
    if (!whole) return null;
    inside.push(...whole);
  }
  return {
    choice: { ...choice, choices: inside },
    insideMinor: priceChoices({ groups: option.groups, choices: inside }),
  };
}

/** The chosen pieces, which stay, and what else there is room for; null if a chosen one cannot be completed. */
function listPieces({ group, chosen, end, options }: Completing): Pieces[] | null {
  const pieces: Pieces[] = [];
  for (const choice of chosen) {
    const option = group.options.find(({ id }) => id === choice.optionId);
    const whole = option && completeInside({ option, choice, end });
    if (!whole) return null;
    pieces.push({ option, ...whole, least: choice.count, most: choice.count });
  }
  for (const option of options) {
    const room = option.max - countChoices(chosen.filter(({ optionId }) => optionId === option.id));
    const whole = completeInside({ option, choice: { optionId: option.id, count: 1 }, end });
    if (whole) pieces.push({ option, ...whole, least: 0, most: room });
  }
  return pieces;
}

/** Keyed by the number of pieces: their price, `Infinity` where so many cannot be; and how many of them were taken before. */
type Taking = { costs: number[]; before: number[] };

/**
 * From `least` to `most` pieces more, at the lowest cost for each number. A price by the pieces taken so far is a difference
 * of two, so that the best number before is the first of a window that goes along.
 */
function takeMore({
  pieces: { option, insideMinor, least, most },
  costs,
  paid,
  sign,
}: {
  pieces: Pieces;
  costs: readonly number[];
  paid: number;
  sign: 1 | -1;
}): Taking {
  const { priceMinor } = option;
  const upTo = (taken: number) => sign * (Math.min(taken, paid) * priceMinor + taken * insideMinor);
  const rests = costs.map((cost, taken) => cost - upTo(taken));
  const restOf = (taken = 0) => rests[taken] ?? Number.POSITIVE_INFINITY;
  const window: number[] = [];
  const next: Taking = { costs: [], before: [] };
  for (const taken of costs.keys()) {
    const coming = taken - least;
    while (coming >= 0 && window.length > 0 && restOf(window.at(-1)) > restOf(coming)) window.pop();
    if (coming >= 0) window.push(coming);
    if ((window[0] ?? taken) < taken - most) window.shift();
    const [before] = window;
    next.costs.push(before === undefined ? Number.POSITIVE_INFINITY : restOf(before) + upTo(taken));
    next.before.push(before ?? 0);
  }
  return next;
}

/**
 * Takes from the dearest option down, and for each number of pieces taken keeps the least or the most that they cost: of a
 * whole choice its dearest `paid` pieces cost their own price, and every piece what is inside it.
 */
function complete(asked: Omit<Completing, 'options'> & Partial<Completing>): Choice[] | null {
  const { group, chosen, end, options = group.options.filter(({ available }) => available) } = asked;
  const total = Math.max(group.min, countChoices(chosen));
  const paid = group.priceRule === 'dearest' ? 1 : Math.max(total - group.free, 0);
  const pieces = listPieces({ group, chosen, end, options })?.toSorted(
    (a, b) => b.option.priceMinor - a.option.priceMinor,
  );
  if (!pieces) return null;
  const sign = end === 'least' ? 1 : -1;
  let costs = Array.from({ length: total + 1 }, (_, taken) => (taken === 0 ? 0 : Number.POSITIVE_INFINITY));
  const steps = pieces.map((one) => {
    const step = takeMore({ pieces: one, costs, paid, sign });
    costs = step.costs;
    return { ...step, choice: one.choice };
  });
  if (costs[total] === Number.POSITIVE_INFINITY) return null;
  let taken = total;
  const choices = steps.toReversed().map(({ choice, before }) => {
    const count = taken - (before[taken] ?? 0);
    taken -= count;
    return { ...choice, count };
  });
  return choices.toReversed().filter(({ count }) => count > 0);
}

/** The cheapest valid choice that keeps the chosen options; null if too few are available. */
export const cheapestChoice = ({
  group,
  chosen = [],
}: {
  group: GroupRule;
  chosen?: readonly Choice[];
}): Choice[] | null => complete({ group, chosen, end: 'least' });

/** The same, as dear as it can be. */
export const dearestChoice = ({
  group,
  chosen = [],
}: {
  group: GroupRule;
  chosen?: readonly Choice[];
}): Choice[] | null => complete({ group, chosen, end: 'most' });

/**
 * The least that required options add, in minor units, and whether it varies, as of sizes (rule menu/sizes). If too few are
 * available, all count.
 */
export function requiredPrice(groups: readonly GroupRule[]): { leastMinor: number; varies: boolean } {
  const ends = groups.map((group) => {
    const priceOf = (end: End) => {
      const choices =
        complete({ group, chosen: [], end }) ??
        complete({ group, chosen: [], end, options: group.options }) ??
        [];
      return priceChoice({ group, choices });
    };
    return { least: priceOf('least'), most: priceOf('most') };
  });
  return {
    leastMinor: ends.reduce((sum, { least }) => sum + least, 0),
    varies: ends.some(({ least, most }) => most > least),
  };
}
