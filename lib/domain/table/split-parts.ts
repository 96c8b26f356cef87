/** `count` of `of` equal pieces of a line. */
export type Part = { of: number; count: number };

/** Pieces that a line may be cut into, and people who may share a bill. */
export const MOST_PIECES = 20;

/** The units of a whole line: divisible by every number of pieces, so that parts add up exactly. */
const WHOLE_LINE = 232_792_560;

export const unitsOf = ({ of, count }: Part): number => Math.floor(WHOLE_LINE / of) * count;

/** One of so many equal parts of what is left of a line after others have taken so much. */
export const fairUnits = ({ of, takenUnits }: { of: number; takenUnits: number }): number =>
  Math.floor((WHOLE_LINE - takenUnits) / of);

/** The part of a line in a share. */
export type LinePart = { lineId: number; units: number; amountMinor: number };

export type LineLeft = { units: number; amountMinor: number };

/** The rest of a line that costs so much, after the parts that shares have taken. */
export function leftOfLine({
  amountMinor,
  taken,
}: {
  amountMinor: number;
  taken: readonly Omit<LinePart, 'lineId'>[];
}): LineLeft {
  return taken.reduce(
    (left, one) => ({
      units: left.units - one.units,
      amountMinor: left.amountMinor - one.amountMinor,
    }),
    { units: WHOLE_LINE, amountMinor },
  );
}

/** Rounded down; whoever takes the last of a line pays what is left of it (rule table/split). */
export function costOfPart({
  units,
  lineMinor,
  left,
}: {
  units: number;
  lineMinor: number;
  left: LineLeft;
}): number {
  if (units >= left.units) return left.amountMinor;
  // The product may have more digits than a number is exact to.
  return Number((BigInt(lineMinor) * BigInt(units)) / BigInt(WHOLE_LINE));
}
