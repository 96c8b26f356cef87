import type { Row } from '@/backend/platform/database/database';
import { meet, raced, races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import { joinStaff } from '@/tests/support/shops/person';

type Manager = Awaited<ReturnType<typeof joinStaff>>;
let managers: Manager[];
beforeAll(async () => {
  const { backend } = races.paying;
  const of = (role: 'manager' | 'owner') => joinStaff({ backend, slug: shop.slug, role });
  managers = [await of('manager'), await of('owner')];
});

const system = <T extends Row>(text: string, values: readonly unknown[]) =>
  races.paying.backend.db.system((sql) => sql<T>(text, [...values]));

describe('a charge that does not match (rule staff/money)', () => {
  it('two managers settle it at once: one does, the other waits and is told who did', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await shop.payWith(ana, order, await shop.token());
      const [payment] = await system<{ id: number }>(
        `update payments set misfit = '{"misfit":"amount","transaction":"tx","status":"success","amountMinor":1,"currency":"COP"}'
         where instance_id = $1 and purchase_id = $2 returning id`,
        [shop.instanceId, order.id],
      );
      const settle = (by: Manager | undefined) => async () => {
        if (!by) throw new Error('nobody is there');
        const path = `/staff/charge_problems/${payment?.id}.json`;
        return by.at({ method: 'PUT', path, body: { transaction: 'tx' } });
      };
      const { first, second, waited } = await meet(
        'charge-settled',
        settle(managers[0]),
        settle(managers[1]),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect([first.body, second.body]).toMatchObject([{ by: null }, { by: 'Ana manager' }]);
      const actions = await system(
        `select 1 from staff_actions where instance_id = $1 and action = 'charge.settled' and details @> $2::jsonb`,
        [shop.instanceId, JSON.stringify({ payment: payment?.id })],
      );
      expect(actions).toHaveLength(1);
      await system(`update payments set misfit = null where instance_id = $1 and id = $2`, [
        ...[shop.instanceId, payment?.id],
      ]);
    }));
});
