import { setAccount } from '@/backend/payments/accounts';
import { createStaffKey } from '@/backend/staff';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { setMeasureKey } from '@/backend/visit';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { keysOf, withAccountsKey } from '@/tests/support/shops/account-shop';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { CARDS, type PayingBackend } from '@/tests/support/shops/gateway';
import { BROWSER, PIXELS, SECRETS } from '@/tests/support/shops/measuring-shop';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { invite, joinStaff, PASSWORD } from '@/tests/support/shops/person';
import { ADDRESS, CASH, CONTACT, type Diner } from '@/tests/support/shops/shop';
import { openTablet } from '@/tests/support/shops/tablet';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';
import { callStaff } from './call-staff';
import { CODE_TABLE, readFacts, withTableCode } from './contract-target';
import { dineAtTable, lookAfter } from './dine-at-table';
import { moveToYesterday } from './move-booking';
import { createBundle, createCoupon } from './tenant-bundle';
import { PIXEL, toPictureForm } from './to-form';

const COUNTER = { service: 'on_table', subservice: 'grab_and_go' } as const;

/** The first branch sells over a counter too. */
const withCounter = ([first, ...others]: TenantBundle['branches']): TenantBundle['branches'] =>
  first
    ? [
        {
          ...first,
          services: [...first.services, 'grab_and_go'],
          paymentMethods: [...first.paymentMethods, { method: 'nequi', services: ['grab_and_go'] }],
        },
        ...others,
      ]
    : [];

/** A tenant that leaves a row in every table of tenants: visited, ordered from with a coupon, paid by card and by transfer, owed back,
 * confirmed by a code and worked at. */
export async function openLivedInTenant(paying: PayingBackend): Promise<{ shop: PayingShop; diner: Diner }> {
  const { backend } = paying;
  const shop = await openPayingShop(paying, {
    branches: withCounter(branchesWithTransfer()),
    coupons: [createCoupon({ code: 'mesa' })],
    ...PIXELS,
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
    purposes: ['necessary', 'analytics', 'marketing'],
    session_id,
  });

  const { tableCode } = await withTableCode({ backend, slug, facts: await readFacts(ask, '2026-11-19') });
  await post('/on_table/open.json', { token: tableCode });
  await post('/on_table/call_waiter.json', { reason: 'bill' });
  await dineAtTable(shop, { diner, tableCode });

  const fetched = (await ok(shop.add(diner, { id: shop.offerId('limonada') }, COUNTER))) as Cart;
  const byNequi = { contact: CONTACT, payment_method: 'nequi' };
  await ok(shop.placeCart(diner, (await ok(shop.settle(diner, fetched.purchase_id, byNequi))) as Cart));

  const wish = { branch_id: shop.branchId(), date: '2026-11-20', hour: '20:00', people: 2 };
  const { dni: _dni, dni_type: _type, ...contact } = CONTACT;
  const booked = (await post('/book/bookings.json', { ...wish, day: 'fri', contact, terms: true })) as {
    id: number;
  };
  await post(`/book/bookings/${booked.id}/guests.json`, { name: 'Sara' });
  await post(`/book/bookings/${booked.id}/links.json`, { guest: 1 });
  await post('/shopping_cart/add_product_to_book', {
    purchase_id: booked.id,
    data_purchase: { unit_price: 12_500 },
    product: { id: shop.offerId('limonada'), count: 1 },
  });

  const link = (await post(`/book/bookings/${booked.id}/links.json`, {})) as { token: string };
  await moveToYesterday({ backend, id: booked.id });
  await post(`/rate/${booked.id}/${link.token}.json`, { book_rate: { score: 9, comment: 'Muy rico' } });

  await post(`/rate/${shop.branchId()}/anonymous.json`, {
    rate: {
      rate_nps: true,
      rateExpSponsor: 9,
      rate_digitalmenu: false,
      rateMenuDigital: null,
      comment: 'Muy rico',
    },
  });

  await post('/surveys/answers.json', {
    ...{ supplier_id: shop.branchId(), service: 'on_table', key: 'visita' },
    answers: [{ key: 'sabor', value: 9 }],
  });

  const { key } = await createStaffKey({
    db: backend.db,
    slug,
    label: 'test',
    scopes: ['menu:write', 'orders:write'],
    now: backend.clock.now,
  });
  const staff = { authorization: `Bearer ${key}` };
  const owner = await joinStaff({ backend, slug, role: 'owner' });
  await lookAfter(owner, shop.branchId());
  const hall = { path: '/staff/televisions.json', body: { supplier_id: shop.branchId() } };
  await ok(owner.at({ method: 'POST', ...hall }));
  const change = { supplier_id: shop.branchId(), kind: 'cash_in', amount: 5_000, reason: 'Monedas' };
  await ok(owner.at({ method: 'POST', path: '/staff/money/drawer.json', body: change }));
  const counted = { supplier_id: shop.branchId(), number: 1, counted: 0 };
  await ok(owner.at({ method: 'POST', path: '/staff/closes.json', body: counted }));
  const tablet = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
  await ok(
    owner.me({ method: 'PUT', path: '/people/me/pin.json', body: { slug, pin: '4826', password: PASSWORD } }),
  );
  const { people } = (await ok(tablet.me({ path: '/people/device.json' }))) as Tablet;
  const wrong = { person_id: people[0]?.id, pin: '7391' };
  await tablet.me({ method: 'POST', path: '/people/device/turn.json', body: wrong });
  const norte = shop.branchId('norte');
  const [option] = (await ok(owner.at({ path: `/staff/options.json?supplier_id=${norte}` }))) as {
    id: number;
  }[];
  const soldOut = {
    path: `/staff/options/${option?.id}.json`,
    body: { supplier_id: norte, available: false },
  };
  await ok(owner.at({ method: 'PUT', ...soldOut }));
  await invite({ backend, slug, mail: `leo@${slug}.example`, role: 'kitchen' });

  const { purchase_id } = await shop.fillCart(diner, { payment_method: 'card' });
  const cart = (await post(`/shopping_cart/coupon/${purchase_id}.json`, {
    coupon: { code: 'mesa' },
  })) as Cart;
  const order = (await ok(shop.placeCart(diner, cart))) as Order;
  await ok(ask({ method: 'POST', path: `/staff/orders/${order.id}/links.json`, headers: staff }));
  await callStaff(backend, order.id);
  await ok(owner.at({ path: '/staff/orders.json' }));
  await ok(shop.pay(diner, order, CARDS.approved));
  const cancelled = await shop.place(diner);
  await ok(shop.pay(diner, cancelled, CARDS.approved));
  paying.settle();
  await shop.until(diner, order, 'success');
  await shop.until(diner, cancelled, 'success');
  await moveOrderAsOperator({ deps: backend.deps, id: String(cancelled.id), status: 'cancelled' });

  const deps = { ...backend.deps, config: withAccountsKey(backend.deps.config) };
  await setMeasureKey({ deps, input: { slug, destination: 'google', secret: SECRETS.google } });
  const taken = await shop.fillCart(diner, CASH);
  await ok(
    ask({
      ...{ method: 'PUT', path: `/api/purchases/${taken.purchase_id}/measured.json`, headers: diner.headers },
      body: { session_id, ...BROWSER },
    }),
  );
  const eaten = (await ok(shop.placeCart(diner, taken))) as Order;
  const struck = `/staff/orders/${eaten.id}/lines/${eaten.products[0]?.id}/struck.json`;
  await ok(ask({ method: 'PUT', path: struck, headers: staff, body: { struck: true } }));
  await ok(
    ask({
      ...{ method: 'PUT', path: `/orders/${eaten.id}/notices.json`, headers: diner.headers },
      body: { by: 'mail' },
    }),
  );
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await moveOrderAsOperator({ deps: backend.deps, id: String(eaten.id), status });
  await ok(
    ask({
      ...{ method: 'POST', path: `/orders/${eaten.id}/help.json` },
      headers: { ...diner.headers, 'idempotency-key': `help-${eaten.id}` },
      body: { reason: 'missing', words: 'Falta el jugo' },
    }),
  );
  await post(`/orders/${eaten.id}/rating.json`, { score: 9, comment: 'Muy rico' });

  const transferred = await shop.place(diner, BY_TRANSFER);
  const { upload } = await openTransfers({ backend, shop });
  await ok(upload(diner, transferred.id, await drawProof()));

  const delivery = (await ok(
    shop.add(diner, { id: shop.offerId('limonada') }, { service: 'delivery' }),
  )) as Cart;
  const photo = { method: 'POST', path: '/api/door_photos', headers: diner.headers };
  const { id } = (await ok(ask({ ...photo, body: toPictureForm(PIXEL) }))) as { id: number };
  const door = { ...ADDRESS, photos: [id] };
  const settled = (await ok(
    shop.settle(diner, delivery.purchase_id, { contact: CONTACT, place: door, ...CASH }),
  )) as Cart;
  const asked = { purchase_id: delivery.purchase_id };
  const { demo_code } = (await post('/profiles/phone_codes.json', asked)) as { demo_code: string };
  await post('/profiles/confirmed_phones.json', { ...asked, code: demo_code });
  const brought = (await ok(shop.placeCart(diner, settled))) as Order;
  const move = (body: object) =>
    ok(ask({ method: 'PUT', path: `/staff/orders/${brought.id}/status.json`, headers: staff, body }));
  for (const status of ['accepted', 'preparation', 'packed', 'on_the_way']) await move({ status });
  await move({ status: 'delivered', unproved: { reason: 'reception', words: 'La recibió el portero' } });

  await setAccount({
    deps,
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
  // No folder would say this shop, so no edit of it is taken.
  await backend.db.system((sql) =>
    sql(
      `insert into shop_changes (instance_id, kind, actor, created_at, patches, counts)
       values ($1, 'edit', 'operator', $2, '[]', '{"steps":0,"things":{},"prices":0,"branches":[]}')`,
      [shop.instanceId, backend.clock.now],
    ),
  );
  await backend.db.system((sql) =>
    sql(
      `insert into look_drafts (instance_id, actor, patches, token, token_expires_at, edited_at)
       values ($1, 'operator', '[]', $2, $3, $3)`,
      [shop.instanceId, `a word of ${slug}`, backend.clock.now],
    ),
  );
  return { shop, diner };
}
