import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';
import { equalPartsLeft } from './equal-parts';
import type { ShareKind, ShareState } from './split';

/** `rest`: what others have left of it. */
export type ChosenPart = { of: number; count: number } | 'rest';
type Line = { id: number; subtotal: number; open: number };
/** A whole dish, a half, a third and a quarter. */
const PIECES = [1, 2, 3, 4] as const;
/** `member`: the payer's number in the account; null for who came by a link. `payer`: one number a person. */
type SeenShare = {
  member: number | null;
  payer: number;
  is_mine: boolean;
  kind: ShareKind;
  state: ShareState;
};
/** Amounts in major units. */
type Bill = { free: number; my_due: number; lines: readonly Line[]; shares: readonly SeenShare[] };
export type ShareChoice =
  | { kind: 'all' }
  | { kind: 'mine' }
  | { kind: 'equal'; of: number }
  | { kind: 'lines'; parts: ReadonlyMap<number, ChosenPart> }
  | { kind: 'amount'; amount: number };

/** The reader may have no share yet. */
const NO_PAYER = 0;

/** Counts those who are at the table, or have a share of its bill without being there any more: «entre cuántos». */
export function countPayers({
  present,
  shares,
}: {
  present: readonly number[];
  shares: readonly SeenShare[];
}): number {
  const gone = shares.filter(
    ({ is_mine, member }) => !is_mine && (member === null || !present.includes(member)),
  );
  return present.length + new Set(gone.map(({ payer }) => payer)).size;
}

/** The shares of others by which they have their part, one a person: an equal one, or one that they pay or paid (rule table/split). */
export const partsOfOthers = <S extends SeenShare>(shares: readonly S[]): S[] =>
  shares.filter(
    ({ payer, is_mine, kind, state }, index) =>
      !is_mine &&
      (kind === 'equal' || state !== 'held') &&
      shares.findIndex((one) => one.payer === payer && (one.kind === 'equal' || one.state !== 'held')) ===
        index,
  );

/** Counts those of so many people who have no part yet, the reader's held one aside (rule table/split). */
export const peopleLeft = ({ of, shares }: { of: number; shares: readonly SeenShare[] }): number =>
  equalPartsLeft({
    of,
    payerId: shares.find(({ is_mine }) => is_mine)?.payer ?? NO_PAYER,
    shares: shares
      .filter(({ is_mine, state }) => !(is_mine && state === 'held'))
      .map(({ payer, kind, state }) => ({
        payerId: payer,
        isEqual: kind === 'equal',
        isHeld: state === 'held',
      })),
  });

const pieceMinor = ({ subtotal, of }: { subtotal: number; of: number }) => Math.floor(subtotal / of);

/** Lists what may be chosen of a line: what is left of it first, then the pieces that are less (rule table/split). */
export function offeredParts({ line, currency }: { line: Line; currency: Currency }): ChosenPart[] {
  const [subtotal, open] = [line.subtotal, line.open].map((amount) => nearestMinor({ amount, currency }));
  if (subtotal === undefined || open === undefined || open <= 0) return [];
  const pieces = PIECES.filter((of) => (open === subtotal ? true : pieceMinor({ subtotal, of }) < open));
  const chosen = pieces.map((of) => ({ of, count: 1 }));
  return open === subtotal ? chosen : ['rest', ...chosen];
}

const samePart = (one: ChosenPart, other: ChosenPart) =>
  one === 'rest' || other === 'rest' ? one === other : one.of === other.of && one.count === other.count;

/** The part as it can still be had: where others have taken of the line meanwhile, what is left; null where nothing is. */
export function partNow({
  part,
  ...asked
}: {
  part: ChosenPart;
  line: Line;
  currency: Currency;
}): ChosenPart | null {
  const offered = offeredParts(asked);
  return offered.find((one) => samePart(one, part)) ?? offered[0] ?? null;
}

/**
 * Estimates a share before the server says it exactly: others may take of the bill meanwhile (rule table/split).
 * In major units, never more than is left and nobody else holds.
 */
export function previewShare({
  choice,
  bill,
  currency,
}: {
  choice: ShareChoice;
  bill: Bill;
  currency: Currency;
}): number {
  const minor = (amount: number) => nearestMinor({ amount, currency });
  const wantedMinor = (): number => {
    switch (choice.kind) {
      case 'all':
        return minor(bill.free);
      case 'mine':
        return minor(bill.my_due);
      case 'equal':
        return Math.floor(minor(bill.free) / peopleLeft({ of: choice.of, shares: bill.shares }));
      case 'amount':
        return minor(choice.amount);
      case 'lines':
        return bill.lines.reduce((sum, { id, subtotal, open }) => {
          const part = choice.parts.get(id);
          if (!part) return sum;
          if (part === 'rest') return sum + minor(open);
          return sum + Math.min(Math.floor((minor(subtotal) * part.count) / part.of), minor(open));
        }, 0);
    }
  };
  return toMajor({ amountMinor: Math.min(wantedMinor(), minor(bill.free)), currency });
}
