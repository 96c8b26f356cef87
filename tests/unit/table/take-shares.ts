import {
  type ShareWish,
  type SplitBill,
  type SplitLine,
  shareOf,
  type TakenPart,
} from '@/lib/domain/table/split';

export const [ANA, EVA, LUIS] = [1, 2, 3];
/** Among whom it is shared comes with its bill. */
export type PlainLine = Omit<SplitLine, 'sharerIds'>;
export const line = (
  id: number,
  amountMinor: number,
  memberId: number | null,
  forAll = false,
): PlainLine => ({
  id,
  amountMinor,
  memberId,
  forAll,
});
const totalOf = (lines: readonly PlainLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Ana's dish, Eva's dish, wine for all, and bread of nobody. */
export const TABLE = [
  line(10, 30_000, ANA),
  line(20, 25_000, EVA),
  line(30, 10_000, LUIS, true),
  line(40, 1_000, null),
];

/** Shared by so many, from the first person on. */
export const sharedBy = (sharers: number, lines: readonly PlainLine[]): SplitLine[] =>
  lines.map((one) => ({ ...one, sharerIds: Array.from({ length: sharers }, (_, index) => index + 1) }));

export const billOf = ({
  lines = TABLE,
  sharers = 3,
  ...changes
}: Partial<Omit<SplitBill, 'lines'>> & { lines?: readonly PlainLine[] } = {}): SplitBill => {
  return {
    lines: sharedBy(sharers, lines),
    leftMinor: totalOf(lines),
    taken: [],
    shares: [],
    sharers,
    ...changes,
  };
};

/** Shares taken one after another, as each comes to it. */
export function takeAll(bill: SplitBill, wishes: readonly (readonly [number, ShareWish])[]) {
  let { leftMinor, taken, shares: held } = bill;
  const shares = wishes.map(([payerId, wish]) => {
    const share = shareOf({ wish, payerId, bill: { ...bill, leftMinor, taken, shares: held } });
    if (share) held = [...held, { payerId, isEqual: wish.kind === 'equal', isHeld: false }];
    leftMinor -= share?.amountMinor ?? 0;
    taken = [...taken, ...(share?.parts ?? []).map((part): TakenPart => ({ ...part, payerId }))];
    return share;
  });
  return { shares, amounts: shares.map((share) => share?.amountMinor ?? null), leftMinor, taken, held };
}

export const equal = (of: number): ShareWish => ({ kind: 'equal', of });
export const amount = (amountMinor: number): ShareWish => ({ kind: 'amount', amountMinor });
export const mine: ShareWish = { kind: 'mine' };
export const lines = (...parts: [id: number, of: number, count?: number][]): ShareWish => ({
  kind: 'lines',
  lines: parts.map(([lineId, of, count = 1]) => ({ lineId, part: { of, count } })),
});
