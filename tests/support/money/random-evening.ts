import { cashRounding } from '@/lib/domain/money/cash-rounding';
import type { ReportMove } from '@/lib/domain/money/day-report';
import { randomFrom } from '@/tests/support/faults/money/random-from';

const WAYS = ['cash', 'card', 'card_reader'] as const;
type Way = (typeof WAYS)[number];
const PEOPLE = ['staff:person-1', 'staff:person-2', 'staff:device-3'] as const;
const CURRENCY = 'CLP';

type Eaten = {
  id: number;
  bill: number;
  tip: number;
  back: number;
  way: Way;
  by: string | null;
  isPaid: boolean;
};

/** The coins, slips and jars that lie there after the evening, counted without rows. */
export type Truth = {
  drawer: number;
  ways: Record<Way, { sales: number; tips: number; back: number; orders: number }>;
  jars: Record<string, number>;
};

/** Coins of ten pesos: five are left to the guest. */
const inCoins = (sum: number): number => (sum % 10 <= 5 ? sum - (sum % 10) : sum + 10 - (sum % 10));

/** An evening in Chile, told twice: as rows of the ledger, and as what somebody would find who was there. */
export function playEvening(seed: number): { moves: ReportMove[]; truth: Truth } {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most) + 1;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const moves: ReportMove[] = [];
  const guests: Eaten[] = [];
  const returned: { way: Way; sum: number }[] = [];
  let drawer = 0;

  const write = (
    kind: ReportMove['kind'],
    method: Way,
    amountMinor: number,
    tipMinor: number,
    of: Partial<Eaten>,
  ) =>
    moves.push({
      ...{ kind, method, amountMinor, tipMinor, purchaseId: of.id ?? null, actor: of.by ?? null },
      roundingMinor:
        method === 'cash' && of.id !== undefined
          ? cashRounding({ amountMinor: amountMinor + tipMinor, currency: CURRENCY })
          : 0,
    });
  const acts = {
    eat() {
      const way = pick(WAYS);
      const guest = {
        ...{ id: guests.length + 1, bill: upTo(60_000), tip: random() < 0.5 ? upTo(6_000) : 0, back: 0, way },
        ...{ by: way === 'card' ? null : pick(PEOPLE), isPaid: true },
      };
      guests.push(guest);
      write('taken', way, guest.bill, guest.tip, guest);
      if (way === 'cash') drawer += inCoins(guest.bill + guest.tip);
    },
    giveBack() {
      const guest = pick(guests.filter((one) => one.isPaid && one.back < one.bill + one.tip));
      if (!guest) return;
      const sum =
        random() < 0.3 ? guest.bill + guest.tip - guest.back : upTo(guest.bill + guest.tip - guest.back);
      const ofBill = Math.min(sum, Math.max(0, guest.bill - guest.back));
      write('given_back', guest.way, -ofBill, ofBill - sum, { id: guest.id, by: pick(PEOPLE) });
      guest.back += sum;
      returned.push({ way: guest.way, sum: guest.way === 'cash' ? inCoins(sum) : sum });
      if (guest.way === 'cash') drawer -= inCoins(sum);
    },
    correct() {
      const guest = pick(guests.filter((one) => one.isPaid && one.way !== 'card' && one.back === 0));
      if (!guest) return;
      const to = guest.way === 'cash' ? 'card_reader' : 'cash';
      const by = pick(PEOPLE);
      write('corrected', guest.way, -guest.bill, -guest.tip, { id: guest.id, by });
      write('corrected', to, guest.bill, guest.tip, { id: guest.id, by });
      drawer += (to === 'cash' ? 1 : -1) * inCoins(guest.bill + guest.tip);
      guest.way = to;
    },
    undo() {
      const guest = pick(guests.filter((one) => one.isPaid && one.by !== null && one.back === 0));
      if (!guest) return;
      write('undone', guest.way, -guest.bill, -guest.tip, guest);
      guest.isPaid = false;
      if (guest.way === 'cash') drawer -= inCoins(guest.bill + guest.tip);
    },
    putIn() {
      const sum = upTo(20_000);
      write('cash_in', 'cash', sum, 0, {});
      drawer += sum;
    },
    takeOut() {
      const sum = upTo(30_000);
      write('cash_out', 'cash', -sum, 0, {});
      drawer -= sum;
    },
  };
  const opening = upTo(100_000);
  write('opening', 'cash', opening, 0, {});
  drawer += opening;
  const often = [acts.eat, acts.eat, acts.eat, acts.eat, ...Object.values(acts)];
  for (let left = 10 + upTo(40); left > 0; left -= 1) pick(often)();

  const paid = guests.filter(({ isPaid }) => isPaid);
  const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0);
  const ofWay = (way: Way) => {
    const own = paid.filter((one) => one.way === way);
    return {
      sales: sum(own, ({ bill }) => bill),
      tips: sum(own, ({ tip }) => tip),
      back: sum(
        returned.filter((one) => one.way === way),
        (one) => one.sum,
      ),
      orders: own.length,
    };
  };
  const jars: Record<string, number> = {};
  for (const { by, tip } of paid) if (tip > 0) jars[by ?? 'online'] = (jars[by ?? 'online'] ?? 0) + tip;
  return {
    moves,
    truth: {
      drawer,
      ways: { cash: ofWay('cash'), card: ofWay('card'), card_reader: ofWay('card_reader') },
      jars,
    },
  };
}
