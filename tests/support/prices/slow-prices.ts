import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Promo } from '@/lib/domain/menu/promo-deal';

/** Written apart from the engine, slow and plain: one piece after the other, in exact whole numbers. */
export type SlowLine = {
  offer: number;
  listMinor: number;
  optionsMinor: number;
  count: number;
  promo: Promo | null;
  /** The price of a piece when it was put in, while that is kept (rule cart/kept-price). */
  keptMinor?: number | null;
};
export type SlowMoment = { at: Date; timezone: string; branch: string; service: ServiceChoice };

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DAY_MINUTES = 24 * 60;

/** Making one is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...date, ...time });
  clocks.set(timeZone, clock);
  return clock;
}

function readClock({ at, timezone }: Pick<SlowMoment, 'at' | 'timezone'>) {
  const parts = clockOf(timezone).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const day = Date.UTC(read('year'), read('month') - 1, read('day')) / 86_400_000;
  return { day, minute: read('hour') * 60 + read('minute') };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether now lies in the hours that began today or yesterday. */
function isInWindow({ window, moment }: { window: NonNullable<Promo['window']>; moment: SlowMoment }) {
  const { day, minute } = readClock(moment);
  const begin = minutesOf(window.from ?? '00:00');
  const given = minutesOf(window.to ?? '24:00');
  const end = given <= begin ? given + DAY_MINUTES : given;
  return [day, day - 1].some((began) => {
    const date = new Date(began * 86_400_000);
    const text = date.toISOString().slice(0, 10);
    const weekday = DAYS[date.getUTCDay()];
    const isDay = weekday !== undefined && window.days.includes(weekday);
    const isSeason = !(window.starts && text < window.starts) && !(window.ends && text > window.ends);
    const since = (day - began) * DAY_MINUTES + minute;
    return isDay && isSeason && since >= begin && since < end;
  });
}

function runs(promo: Promo, moment: SlowMoment): boolean {
  if (promo.branches.length > 0 && !promo.branches.includes(moment.branch)) return false;
  if (promo.services.length > 0 && !promo.services.includes(moment.service)) return false;
  return promo.window === null || isInWindow({ window: promo.window, moment });
}

/** The product's own price of one piece, without bundles. */
function ownOf({ listMinor, promo }: SlowLine, moment: SlowMoment): bigint {
  const list = BigInt(listMinor);
  if (!promo || !runs(promo, moment)) return list;
  const { deal } = promo;
  if (deal.kind === 'price') return BigInt(deal.priceMinor) < list ? BigInt(deal.priceMinor) : list;
  if (deal.kind === 'amount') return BigInt(deal.amountMinor) < list ? list - BigInt(deal.amountMinor) : 0n;
  // The amount taken off is rounded, half away from zero.
  if (deal.kind === 'percent') return list - (2n * list * BigInt(deal.percent) + 100n) / 200n;
  return list;
}

type Piece = { place: number; own: bigint };

/** The dearest one that is left, the first of equal ones. */
function takeDearest(left: Piece[]): Piece {
  let best = 0;
  for (const [at, piece] of left.entries()) if (piece.own > (left[best]?.own ?? 0n)) best = at;
  const [taken] = left.splice(best, 1);
  if (!taken) throw new Error('no piece is left');
  return taken;
}

/** Gives the amount out by weight: whole parts first, then one more to the largest rest that has none yet. */
function giveOut(off: bigint, pieces: readonly Piece[]): bigint[] {
  const all = pieces.reduce((sum, { own }) => sum + own, 0n);
  if (all === 0n) return pieces.map(() => 0n);
  const parts = pieces.map(({ own }) => (off * own) / all);
  const rests = pieces.map(({ own }) => (off * own) % all);
  for (let left = off - parts.reduce((sum, part) => sum + part, 0n); left > 0n; left--) {
    let best = 0;
    for (const [at, rest] of rests.entries()) if (rest > (rests[best] ?? -1n)) best = at;
    parts[best] = (parts[best] ?? 0n) + 1n;
    rests[best] = -1n;
  }
  return parts;
}

/** The amount by which a piece costs less than today. */
function keptOff(line: SlowLine, moment: SlowMoment): bigint {
  const today = ownOf(line, moment) + BigInt(line.optionsMinor);
  const kept = BigInt(line.keptMinor ?? today);
  return kept < today ? today - kept : 0n;
}

/** The price of each line. Minor units. */
export function slowPrices(lines: readonly SlowLine[], moment: SlowMoment): number[] {
  const costs = lines.map(
    (line) => (ownOf(line, moment) + BigInt(line.optionsMinor) - keptOff(line, moment)) * BigInt(line.count),
  );
  const mixOf = ({ promo, offer }: SlowLine) => promo?.mix ?? `offer ${offer}`;
  const isBundled = ({ promo }: SlowLine) => promo?.deal.kind === 'bundle' && runs(promo, moment);
  for (const mix of new Set(lines.filter(isBundled).map(mixOf))) {
    const left: Piece[] = [];
    let deal = { take: 1, pay: 1 };
    for (const [place, line] of lines.entries()) {
      if (!isBundled(line) || mixOf(line) !== mix || line.promo?.deal.kind !== 'bundle') continue;
      deal = line.promo.deal;
      const list = BigInt(line.listMinor) - keptOff(line, moment);
      const own = list > 0n ? list : 0n;
      for (let piece = 0; piece < line.count; piece++) left.push({ place, own });
    }
    while (left.length >= deal.take) {
      const bundle = Array.from({ length: deal.take }, () => takeDearest(left));
      const free = bundle.slice(deal.pay).reduce((sum, { own }) => sum + own, 0n);
      for (const [at, part] of giveOut(free, bundle).entries()) {
        const { place } = bundle[at] ?? { place: -1 };
        costs[place] = (costs[place] ?? 0n) - part;
      }
    }
  }
  return costs.map(Number);
}

/** The most that bundles can take off, by trying every way to put pieces into them. For few pieces. */
export function mostOff({
  prices,
  take,
  pay,
}: {
  prices: readonly number[];
  take: number;
  pay: number;
}): number {
  const free = take - pay;
  const choose = (from: readonly number[], size: number): number[][] =>
    size === 0
      ? [[]]
      : from.flatMap((first, at) => choose(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
  const best = (left: readonly number[]): number => {
    if (left.length < take) return 0;
    return Math.max(
      ...choose(left, take).map((bundle) => {
        const cheapest = bundle.map((at) => prices[at] ?? 0).sort((one, other) => one - other);
        const off = cheapest.slice(0, free).reduce((sum, price) => sum + price, 0);
        return off + best(left.filter((at) => !bundle.includes(at)));
      }),
    );
  };
  return best(prices.map((_, at) => at));
}
