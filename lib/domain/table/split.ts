import { equalPartsLeft, type TakenShare } from './equal-parts';
import { costOfPart, fairUnits, type LinePart, leftOfLine, type Part, unitsOf } from './split-parts';

export const SHARE_KINDS = ['all', 'equal', 'mine', 'lines', 'amount'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** `held`: not begun; `in_person`: staff must say that they took the money. */
export const SHARE_STATES = ['held', 'paying', 'in_person', 'paid'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** How long a share waits for its payment (rule payments/shares). */
export const SHARE_HELD_MS = 5 * 60_000;

/** `equal`: an equal part for one of so many people at the table. `rest`: what is left of a line. */
export type ShareWish =
  | { kind: 'all' }
  | { kind: 'equal'; of: number }
  | { kind: 'mine' }
  | { kind: 'lines'; lines: readonly { lineId: number; part: Part | 'rest' }[] }
  | { kind: 'amount'; amountMinor: number };

/** A line of the bill. Without a member it is for all. `sharerIds`: the people among whom it is shared if it is for all. */
export type SplitLine = {
  id: number;
  memberId: number | null;
  forAll: boolean;
  amountMinor: number;
  sharerIds: readonly number[];
};

const isForAll = ({ forAll, memberId }: SplitLine): boolean => forAll || memberId === null;

/** For a share that holds its money or place. */
export type TakenPart = LinePart & { payerId: number };

/** Minor units. `leftMinor`: neither paid, on its way nor held by another share. */
export type SplitBill = {
  leftMinor: number;
  lines: readonly SplitLine[];
  taken: readonly TakenPart[];
  /** Every share that is paid, on its way or held, but the one that is being chosen anew. */
  shares: readonly TakenShare[];
  /** The people who may have a part of it, for rounding. */
  sharers: number;
};

export type Share = { amountMinor: number; parts: LinePart[] };

/** Null for more than is left of the line, and for nothing. */
function takePart({
  line,
  units,
  taken,
}: {
  line: SplitLine;
  units: number;
  taken: readonly TakenPart[];
}): LinePart | null {
  const left = leftOfLine({ ...line, taken: taken.filter(({ lineId }) => lineId === line.id) });
  if (units <= 0 || units > left.units) return null;
  return { lineId: line.id, units, amountMinor: costOfPart({ units, lineMinor: line.amountMinor, left }) };
}

/** Null of a line that is not the payer's to share. What others than its sharers have paid is off it (rule table/split). */
function unitsOfMine({
  line,
  payerId,
  taken,
}: {
  line: SplitLine;
  payerId: number;
  taken: readonly TakenPart[];
}): number | null {
  const left = leftOfLine({ ...line, taken }).units;
  if (!isForAll(line)) return line.memberId === payerId ? left : null;
  const { sharerIds } = line;
  if (!sharerIds.includes(payerId)) return null;
  const sumOfUnits = (parts: readonly TakenPart[]) => parts.reduce((sum, { units }) => sum + units, 0);
  const takenUnits = sumOfUnits(taken.filter((part) => !sharerIds.includes(part.payerId)));
  const own = sumOfUnits(taken.filter((part) => part.payerId === payerId));
  const owed = fairUnits({ of: sharerIds.length, takenUnits }) - own;
  // A sum below one unit for each is rounding, which the last one takes.
  return owed > 0 && left - owed < sharerIds.length ? left : Math.min(owed, left);
}

/** The rest of the payer's own lines, and the unpaid rest of a fair part of those for all. */
function partsOfMine({
  lines,
  taken: all,
  payerId,
}: Pick<SplitBill, 'lines' | 'taken'> & { payerId: number }): LinePart[] {
  return lines.flatMap((line) => {
    const taken = all.filter(({ lineId }) => lineId === line.id);
    const units = unitsOfMine({ line, payerId, taken });
    const part = units === null ? null : takePart({ line, units, taken });
    return part ? [part] : [];
  });
}

type LinesOf = { bill: SplitBill; lines: Extract<ShareWish, { kind: 'lines' }>['lines'] };

const leftOf = ({ bill, lineId }: { bill: SplitBill; lineId: number }) =>
  leftOfLine({
    amountMinor: bill.lines.find(({ id }) => id === lineId)?.amountMinor ?? 0,
    taken: bill.taken.filter((one) => one.lineId === lineId),
  });

function takeLines({ bill, lines }: LinesOf): { lineId: number; part: LinePart | null }[] {
  const wanted = new Map<number, number>();
  for (const { lineId, part } of lines) {
    const units = part === 'rest' ? leftOf({ bill, lineId }).units : unitsOf(part);
    wanted.set(lineId, (wanted.get(lineId) ?? 0) + units);
  }
  return [...wanted].map(([lineId, units]) => {
    const line = bill.lines.find(({ id }) => id === lineId);
    return { lineId, part: line ? takePart({ line, units, taken: bill.taken }) : null };
  });
}

/** Null if one of them, or so much of it, is not left. */
function partsOfLines(work: LinesOf): LinePart[] | null {
  const taken = takeLines(work);
  const parts = taken.flatMap(({ part }) => part ?? []);
  return parts.length === taken.length ? parts : null;
}

/** The first line that has not so much left as is wished, with what is left of it; null where each has. Minor units. */
export function tightLine(work: LinesOf): { lineId: number; leftMinor: number } | null {
  const tight = takeLines(work).find(({ part }) => part === null);
  if (!tight) return null;
  const { lineId } = tight;
  return { lineId, leftMinor: leftOf({ bill: work.bill, lineId }).amountMinor };
}

const sumOf = (parts: readonly LinePart[]) => parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Adds a rest of the bill that is too small to be anybody's part to the share that leaves it (rule table/split). */
function roundUp({ bill, wantedMinor, people }: { bill: SplitBill; wantedMinor: number; people: number }) {
  const rest = bill.leftMinor - wantedMinor;
  return rest < people ? bill.leftMinor : wantedMinor;
}

/** The amount of a share (rule table/split); null for more than is left, and for nothing. */
export function shareOf({
  wish,
  payerId,
  bill,
}: {
  wish: ShareWish;
  payerId: number;
  bill: SplitBill;
}): Share | null {
  if (wish.kind === 'amount') {
    const { amountMinor } = wish;
    return amountMinor > 0 && amountMinor <= bill.leftMinor ? { amountMinor, parts: [] } : null;
  }
  if (wish.kind === 'all') return bill.leftMinor > 0 ? { amountMinor: bill.leftMinor, parts: [] } : null;
  const parts = partsOf({ wish, payerId, bill });
  if (parts === null) return null;
  const isEqual = wish.kind === 'equal';
  const people = isEqual ? equalPartsLeft({ of: wish.of, payerId, shares: bill.shares }) : bill.sharers;
  const wantedMinor = isEqual ? Math.floor(bill.leftMinor / people) : sumOf(parts);
  if (wantedMinor <= 0 && !isEqual) return null;
  const amountMinor = roundUp({ bill, wantedMinor, people });
  return amountMinor > 0 ? { amountMinor, parts } : null;
}

function partsOf({
  wish,
  payerId,
  bill,
}: {
  wish: Exclude<ShareWish, { kind: 'amount' | 'all' }>;
  payerId: number;
  bill: SplitBill;
}): LinePart[] | null {
  switch (wish.kind) {
    case 'equal':
      return [];
    case 'mine':
      return partsOfMine({ ...bill, payerId });
    case 'lines':
      return partsOfLines({ bill, lines: wish.lines });
  }
}

/** The payer's lines and fair part of those for all, whatever was paid of them by who shares them. Minor units. */
export function myPartMinor({
  lines,
  taken,
  payerId,
}: Pick<SplitBill, 'lines' | 'taken'> & { payerId: number }): number {
  const byOthers = taken.filter((part) =>
    lines.some((line) => line.id === part.lineId && isForAll(line) && !line.sharerIds.includes(part.payerId)),
  );
  return sumOf(partsOfMine({ lines, taken: byOthers, payerId }));
}
