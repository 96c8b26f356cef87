import type { Order } from '@/lib/contract/orders/orders';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import type { MoneyMoves, MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { meet, raced, races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await staffOf({ backend: races.paying.backend, slug: shop.slug })('day:read', 'day:write');
});

const reading = async () =>
  (await shop.ask({ path: `/staff/money/reading.json?supplier_id=${shop.branchId()}`, headers }))
    .body as MoneyReading;
const close = (number: number) =>
  shop.ask({
    ...{ method: 'POST', path: '/staff/closes.json', headers },
    body: { supplier_id: shop.branchId(), number, counted: 0 },
  });
const totalOf = ({ body }: Awaited<ReturnType<typeof close>>) => (body as MoneyClose).report.total;

/** An order that the gateway has approved by now, when it says so. */
async function onItsWay(diner: Diner): Promise<Order> {
  const order = await shop.placeByCard(diner);
  await shop.payWith(diner, order, await shop.token());
  races.paying.settle();
  return order;
}

describe('a close and what happens meanwhile (guarantee/one-close)', () => {
  it('two close at once: one does, the other waits and reads the number that comes next', () =>
    raced(async ({ ana }) => {
      await shop.deliver(await onItsWay(ana));
      const { number, report } = await reading();
      const { first, second, waited } = await meet(
        'moves-claimed',
        () => close(number),
        () => close(number),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([201, 'conflict', true]);
      expect(second.body).toMatchObject({ error: { values: { number: number + 1 } } });
      expect(totalOf(first)).toBe(report.total);
      expect(await reading()).toMatchObject({ number: number + 1, report: { total: 0 } });
    }));

  it.each(['the money comes while a close is made', 'a close is made while the money comes'])(
    '%s: it is in exactly one close',
    (which) =>
      raced(async ({ ana, eva }) => {
        await shop.deliver(await onItsWay(eva));
        const before = await reading();
        const order = await onItsWay(ana);
        const made = () => close(before.number);
        const comes = () => shop.deliver(order);
        const met = which.startsWith('the money')
          ? (await meet('moves-claimed', made, comes)).first
          : (await meet('payment-settled', comes, made)).second;
        const after = await reading();
        expect(totalOf(met) + after.report.total).toBe(before.report.total + order.total);
        expect(totalOf(await close(after.number))).toBe(after.report.total);
        expect((await reading()).report.total).toBe(0);
      }),
  );

  it('two take back one row of the drawer: one does, the other waits and is told', () =>
    raced(async () => {
      const supplier_id = shop.branchId();
      const before = (await reading()).report.cash.expected;
      await shop.ask({
        ...{ method: 'POST', path: '/staff/money/drawer.json', headers },
        body: { supplier_id, kind: 'cash_out', amount: 8_000, reason: 'Hielo' },
      });
      const path = `/staff/money/moves.json?supplier_id=${supplier_id}&of=drawer`;
      const { moves } = (await shop.ask({ path, headers })).body as MoneyMoves;
      const reverse = () =>
        shop.ask({
          ...{ method: 'POST', path: `/staff/money/moves/${moves[0]?.id}/reversal.json`, headers },
          body: { reason: 'Dos veces' },
        });
      const { first, second, waited } = await meet('move-read', reverse, reverse);
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([201, 'conflict', true]);
      expect((await reading()).report.cash.expected).toBe(before);
    }));

  it('two print a close at once: one paper is the original, the other the first copy', () =>
    raced(async () => {
      const made = (await close((await reading()).number)).body as MoneyClose;
      const print = () =>
        shop.ask({ method: 'POST', path: `/staff/closes/${made.id}/prints.json`, headers, body: {} });
      const printed = await Promise.all([print(), print(), print()]);
      expect(printed.map(({ body }) => (body as MoneyClose).copies).sort()).toEqual([0, 1, 2]);
    }));
});
