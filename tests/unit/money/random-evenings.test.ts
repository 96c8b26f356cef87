import { reportOf } from '@/lib/domain/money/day-report';
import { faultSeed } from '@/tests/support/faults/fault-counts';
import { playEvening } from '@/tests/support/money/random-evening';

const EVENINGS = 500;
const SEED = faultSeed();

test(`${EVENINGS} evenings from seed ${SEED}: the report says what lies there (rule staff/close)`, () => {
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    const { moves, truth } = playEvening(SEED + evening);
    const report = reportOf(moves);
    const told = (way: keyof typeof truth.ways) => {
      const line = report.methods.find(({ method }) => method === way);
      return {
        sales: line?.salesMinor ?? 0,
        tips: line?.tipsMinor ?? 0,
        back: line?.givenBackMinor ?? 0,
        orders: line?.orders ?? 0,
      };
    };
    const { cash, card, card_reader } = truth.ways;
    expect({
      ...{ seed: SEED + evening, drawer: report.cash.expectedMinor },
      ...{ ways: { cash: told('cash'), card: told('card'), card_reader: told('card_reader') } },
      jars: Object.fromEntries(report.tips.map(({ actor, tipsMinor }) => [actor ?? 'online', tipsMinor])),
      orders: report.orders,
    }).toEqual({ seed: SEED + evening, ...truth, orders: cash.orders + card.orders + card_reader.orders });
  }
});
