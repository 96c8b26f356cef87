import { readFileSync } from 'node:fs';
import type { Order } from '@/lib/contract/orders/orders';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { CASH, openShop } from '@/tests/support/shops/shop';

const MIGRATION = readFileSync('backend/migrations/40-payments-without-wallets.sql', 'utf8');

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('what was paid by a wallet’s code is read as paid by card, and no branch offers it (rule payments/methods)', async () => {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana, CASH))).body as Order;
  const kept = JSON.stringify({ paymentMethods: [{ method: 'wallet', services: ['take_away'] }] });
  await backend.db.system(async (sql) => {
    await sql('update suppliers set settings = settings || $2::jsonb where instance_id = $1', [
      shop.instanceId,
      kept,
    ]);
    await sql(`update payments set method = 'wallet' where instance_id = $1`, [shop.instanceId]);
    await sql(
      `update purchases set details = details || '{"paymentMethod": "wallet"}' where instance_id = $1`,
      [shop.instanceId],
    );
    await sql(
      `update profiles set details = details || '{"payment_method": "wallet"}' where instance_id = $1`,
      [shop.instanceId],
    );
    await sql(MIGRATION);
  });
  const read = async (path: string) => (await shop.ask({ path, headers: ana.headers })).body;
  expect(await read(`/orders/${id}.json`)).toMatchObject({
    payment_method: 'card',
    payment: { method: 'card' },
  });
  const methods = `/api/v4/payment_methods.json?supplier_id=${shop.branchId()}&tipe=array&service=take_away`;
  expect((await read(methods)) as PaymentMethodAnswer[]).toEqual([]);
  expect(await read('/profiles/account.json')).toMatchObject({ payment_method: 'card' });
});
