import type { Alarms } from '@/lib/contract/staff/alarm-calls';
import { openTill } from '@/tests/support/money/till';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing } from '@/tests/support/shops/sharing-shop';

/** A Friday at eight in the evening, in Bogotá. */
const FRIDAY = new Date('2026-03-07T01:00:00Z');
const HOUR_MS = 3_600_000;
let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

async function openEvening() {
  paying.backend.clock.now = FRIDAY;
  const shop = await openSharing(paying);
  const person = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'manager' });
  const unclosed = async () => {
    const { alarms } = (await person.at({ path: '/staff/alarms.json' })).body as Alarms;
    return alarms.filter(({ kind }) => kind === 'unclosed');
  };
  return { till: openTill({ shop, person }), unclosed };
}
const at = (hours: number) => {
  paying.backend.clock.now = new Date(FRIDAY.getTime() + hours * HOUR_MS);
};

describe('a day that was not closed (rule staff/alarms)', () => {
  it('waits from the next business day on, until it is in a close', async () => {
    const { till, unclosed } = await openEvening();
    await till.sell('1', { amount: 40_000 });
    await till.close(1, 40_000);
    at(1);
    await till.sell('2', { amount: 10_000 });
    at(7.5);
    expect(await unclosed()).toEqual([]);
    at(8);
    expect(await unclosed()).toMatchObject([{ count: 1, since: '2026-03-07T02:00:00.000Z', order: null }]);
    at(8 + 24);
    expect(await unclosed()).toMatchObject([{ count: 2 }]);
    await till.close(2, 10_000);
    expect(await unclosed()).toEqual([]);
  });

  it('is none of a branch that never closes', async () => {
    const { till, unclosed } = await openEvening();
    await till.sell('1', { amount: 40_000 });
    at(24);
    expect(await unclosed()).toEqual([]);
  });
});
