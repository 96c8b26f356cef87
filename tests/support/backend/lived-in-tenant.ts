import { moveOrderAsOperator } from '@/backend/operator/move-order-as-operator';
import { setAccount } from '@/backend/payments/accounts';
import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { keysOf, withAccountsKey } from '@/tests/support/shops/account-shop';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { CARDS, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import { ADDRESS, CASH, CONTACT } from '@/tests/support/shops/shop';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';
import { CODE_TABLE, readFacts, withTableCode } from './contract-target';
import { createBundle, createCoupon } from './tenant-bundle';

/** A tenant that leaves a row in every table of tenants: visited, ordered from with a coupon, paid by card and by transfer, owed back,
 * confirmed by a code and worked at. */
export async function openLivedInTenant(paying: PayingBackend): Promise<number> {
  const { backend } = paying;
  const shop = await openPayingShop(paying, {
    branches: branchesWithTransfer(),
    coupons: [createCoupon({ code: 'mesa' })],
    flags: { ...createBundle().flags, smsVerification: true },
    tables: [CODE_TABLE],
  });
  const { ask, instanceId, slug } = shop;
  const diner = await shop.createDiner();
  const ok = async (answer: ReturnType<typeof ask>) => {
    const { status, text, body } = await answer;
    if (status !== 200 && status !== 201) throw new Error(`${status} ${text}`);
    return body;
  };
  const post = (path: string, body: object) =>
    ok(ask({ method: 'POST', path, headers: diner.headers, body }));

  const visit = { customer_id: instanceId };
  const device = { so: 'Linux', browser: 'Chromium', pixel_width: 390, pixel_height: 844 };
  const { id: session_id } = (await post('/api/sessions.json', { ...visit, ...device })) as { id: number };
  await post('/api/acquisitions.json', { ...visit, session_id });
  await post('/api/trackings.json', { ...visit, session_id, event: 'view_menu' });
  await post('/api/performance_metrics.json', {
    vue_performance_metric: { ...visit, session_id, transfer_data: 180 },
  });
  const place = { query: 'calle 60', place_id: 'osm:W1', formatted_address: 'Calle 60', lat: 4.6, lon: -74 };
  await post('/api/search_google_logs.json', { search_google_log: { ...visit, ...place } });
  await post('/legal/check_cookies.json', {
    version: '1',
    accepted: true,
    purposes: ['necessary'],
    session_id,
  });

  const { tableCode } = await withTableCode({ backend, slug, facts: await readFacts(ask, '2026-11-19') });
  await post('/on_table/open.json', { token: tableCode });
  await post('/on_table/call_waiter.json', { reason: 'bill' });

  const { key } = await createStaffKey({
    db: backend.db,
    slug,
    label: 'test',
    scopes: ['menu:write', 'orders:write'],
    now: backend.clock.now,
  });
  const staff = { authorization: `Bearer ${key}` };

  const { purchase_id } = await shop.fillCart(diner, { payment_method: 'card' });
  const cart = (await post(`/shopping_cart/coupon/${purchase_id}.json`, {
    coupon: { code: 'mesa' },
  })) as Cart;
  const order = (await ok(shop.placeCart(diner, cart))) as Order;
  await ok(ask({ method: 'POST', path: `/staff/orders/${order.id}/links.json`, headers: staff }));
  await ok(shop.pay(diner, order, CARDS.approved));
  const cancelled = await shop.place(diner);
  await ok(shop.pay(diner, cancelled, CARDS.approved));
  paying.settle();
  await shop.until(diner, order, 'success');
  await shop.until(diner, cancelled, 'success');
  await moveOrderAsOperator({ deps: backend.deps, id: String(cancelled.id), status: 'cancelled' });

  const transferred = await shop.place(diner, BY_TRANSFER);
  const { upload } = await openTransfers({ backend, shop });
  await ok(upload(diner, transferred.id, await drawProof()));

  const delivery = (await ok(
    shop.add(diner, { id: shop.offerId('limonada') }, { service: 'delivery' }),
  )) as Cart;
  await ok(shop.settle(diner, delivery.purchase_id, { contact: CONTACT, place: ADDRESS, ...CASH }));
  const asked = { purchase_id: delivery.purchase_id };
  const { demo_code } = (await post('/profiles/phone_codes.json', asked)) as { demo_code: string };
  await post('/profiles/confirmed_phones.json', { ...asked, code: demo_code });

  await setAccount({
    deps: { ...backend.deps, config: withAccountsKey(backend.deps.config) },
    input: { slug, branch: null, provider: 'wompi', isSame: false, keys: keysOf(slug) },
  });

  await ok(
    ask({
      method: 'PUT',
      path: `/staff/products/${shop.offerId('ajiaco')}.json`,
      headers: staff,
      body: { available: false },
    }),
  );
  return instanceId;
}
