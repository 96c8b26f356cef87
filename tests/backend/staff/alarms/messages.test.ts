import { NOTICES } from '@/backend/jobs/lanes';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { CONTACT, openShop } from '@/tests/support/shops/shop';
import { joinOwner } from './read-alarms';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
let mails: Awaited<ReturnType<typeof openMailServer>>;
let backend: TestBackend;
beforeAll(async () => {
  mails = await openMailServer();
  backend = await createTestBackend({ MAIL_URL: mails.url, MAIL_FROM: mails.from });
});
afterAll(async () => {
  await backend.close();
  await mails.close();
});

test('a notice that a mail server does not take is told after three tries, with its order, and no more once it went out (rule staff/alarms)', async () => {
  await dropWaiting(backend.db, NOTICES);
  backend.clock.now = NOON;
  const shop = await openShop(backend);
  const owner = await joinOwner({ backend, slug: shop.slug });
  const ana = await shop.createDiner();
  const order = (await shop.placeCart(ana, await shop.fillCart(ana, { contact: CONTACT }))).body as Order;
  const path = `/orders/${order.id}/notices.json`;
  await shop.ask({ method: 'PUT', path, body: { by: 'mail' }, headers: { ...ana.headers, lang: 'es' } });
  const move = `/staff/orders/${order.id}/status.json`;
  await owner.person.at({ method: 'PUT', path: move, body: { status: 'accepted' } });
  mails.answerWith(451);
  const tryAgain = async (minutes: number) => {
    backend.clock.now = new Date(backend.clock.now.getTime() + minutes * MINUTE_MS);
    await owner.watch();
    await runLane(NOTICES, backend.deps);
  };
  await tryAgain(1);
  await tryAgain(2);
  expect(await owner.kinds()).toEqual([]);
  await tryAgain(2);
  const [alarm, ...others] = await owner.alarms();
  expect(others).toEqual([]);
  expect(alarm).toMatchObject({
    ...{ kind: 'order_mail', supplier_id: shop.branchId(), count: 1 },
    order: { id: order.id, number: order.number },
  });
  expect(Date.parse(alarm?.since ?? '')).toBeGreaterThanOrEqual(NOON.getTime());
  mails.answerWith(undefined);
  await tryAgain(10);
  expect(mails.got).toHaveLength(1);
  expect(await owner.kinds()).toEqual([]);
});
