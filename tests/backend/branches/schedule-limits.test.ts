import { scheduleLimitsSchema } from '@/lib/contract/branches/schedule';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createZone } from '@/tests/support/backend/tenant-bundle';
import { ADDRESS, openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
// A Wednesday, 12:00 in Bogotá.
beforeEach(() => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => backend.close());

async function openLater(changes: object = {}) {
  const branches = createBundle().branches.map((one) => ({ ...one, ...changes }));
  const zone = createZone({
    key: 'lejos',
    branchSlug: 'centro',
    active: true,
    deliveryMinor: 3_500,
    latitude: ADDRESS.latitude,
    longitude: ADDRESS.longitude,
    size: 0.06,
    wayMinutes: 65,
  });
  const shop = await openShop(backend, { branches, zones: [zone] });
  const { headers } = await shop.createDiner();
  const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ id: number }>('select id from zones where instance_id = $1', [shop.instanceId]),
  );
  const ask = async (more: string) => {
    const path = `/api/v4/params_to_schedule.json?branch_id=${shop.branchId()}${more}`;
    return scheduleLimitsSchema.parse((await shop.ask({ method: 'GET', path, headers })).body);
  };
  return { ask, zoneId: row?.id ?? 0 };
}

it('a branch says for which days and hours it takes orders, and its next slot by the way to the address (rule branches/slots, rule branches/next-slot)', async () => {
  const { ask, zoneId } = await openLater({ scheduleDays: 3, slotMinutes: 15 });
  const limits = { first_date: '2026-11-18', days: 3, slot_minutes: 15 };
  const next = (hour: string) => ({ ...limits, next: { date: '2026-11-18', hour, day: '2026-11-18' } });
  // Thirty minutes to prepare, twenty to bring, 65 to that zone.
  expect(await ask('&service=take_away')).toEqual(next('12:30'));
  expect(await ask('&service=schedule')).toEqual(next('13:00'));
  expect(await ask(`&service=schedule&polygon_id=${zoneId}`)).toEqual(next('13:45'));
  expect(await ask('&service=schedule&polygon_id=999999')).toEqual(next('13:00'));
});

it('a closed branch says the next slot of another day', async () => {
  const { ask } = await openLater();
  backend.clock.now = new Date('2026-11-19T04:30:00Z');
  expect(await ask('&service=take_away')).toMatchObject({
    first_date: '2026-11-19',
    days: 13,
    next: { date: '2026-11-19' },
  });
});

it('a branch that takes nothing for later says no days and no slot', async () => {
  const { ask } = await openLater({ scheduleDays: 0 });
  expect(await ask('&service=take_away')).toMatchObject({ days: 0, next: null });
  const unscheduled = await openLater({ services: ['delivery', 'take_away'] });
  expect(await unscheduled.ask('&service=schedule')).toMatchObject({ days: 0, next: null });
  expect(await unscheduled.ask('&service=take_away')).toMatchObject({ days: 14 });
});
