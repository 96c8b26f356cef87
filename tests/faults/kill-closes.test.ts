import type { MoneyClose, MoneyCloses } from '@/lib/contract/staff/day/close-calls';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { FAULT_TIMEOUT_MS, rowsOf } from '@/tests/support/faults/fault-counts';
import { closeKillBackend, dieAt, openKillBackend } from '@/tests/support/faults/kill-backend';
import { type KillShop, openKillShop } from '@/tests/support/faults/kill-shop';
import { AT_WOMPI } from '@/tests/support/faults/kill-tenants';

/** The rows are claimed; then the close is written, and not committed. */
const POINTS: KillPoint[] = ['moves-claimed', 'close-written'];
/** One after the other in `npm test`, 40 times each in `npm run test:faults`. */
const ROWS = rowsOf(POINTS, 80);

jest.setTimeout(FAULT_TIMEOUT_MS);

let shop: KillShop;
let headers: Record<string, string>;
beforeAll(async () => {
  await openKillBackend();
  shop = await openKillShop(AT_WOMPI);
  headers = await shop.createStaff(['day:read', 'day:write']);
}, 120_000);
afterAll(closeKillBackend);

const read = async <T>(path: string): Promise<T> =>
  (await shop.ask<T>({ path: `${path}?supplier_id=${shop.supplierId}`, headers })).body;
const reading = () => read<MoneyReading>('/staff/money/reading.json');

test(`${ROWS.flat().length} deaths at two moments of a close: it is whole, or there is none (guarantee/killed-backend, guarantee/one-close)`, async () => {
  for (const [row, points] of ROWS.entries())
    for (const [index, point] of points.entries()) {
      const sold = await shop.checkOut(`${row}-${index}`);
      expect(await shop.untilPaid(sold)).toBe('success');
      const { number, report } = await reading();
      const deaths = await dieAt([point], async () => {
        const { status, body } = await shop.ask<MoneyClose>({
          ...{ method: 'POST', path: '/staff/closes.json' },
          headers: { ...headers, 'idempotency-key': `close-${number}` },
          body: { supplier_id: shop.supplierId, number, counted: 0, expected: report.cash.expected },
        });
        expect({ point, status, report: body.report }).toEqual({ point, status: 201, report });
      });
      expect({ point, deaths }).toEqual({ point, deaths: 1 });
      const { closes } = await read<MoneyCloses>('/staff/closes.json');
      expect(closes.map((one) => one.number)).toEqual(
        Array.from({ length: number }, (_none, at) => number - at),
      );
      expect(await reading()).toMatchObject({ number: number + 1, report: { orders: 0, total: 0 } });
    }
});

test('the books are right after all of them (guarantee/killed-backend)', async () => {
  expect(await shop.findFaults()).toEqual([]);
});
