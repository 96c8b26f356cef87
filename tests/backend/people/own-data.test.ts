import { Hono } from 'hono';
import { addProduct } from '@/backend/cart';
import { makeContext } from '@/backend/make-context';
import { updateAccount } from '@/backend/people';
import { OWN_TABLES } from '@/backend/people/own-data/own-tables';
import { listTenantTables } from '@/backend/platform/database/find-isolation-faults';
import { answerError } from '@/backend/platform/http/answer-error';
import type { AppEnv } from '@/backend/platform/http/environment';
import { findInstanceBySlug } from '@/backend/tenant';
import { checkCookies } from '@/backend/visit';
import type { OwnData } from '@/lib/contract/people/own-data';
import { findWords as findTenantWords } from '@/tests/support/backend/find-words';
import { openLivedInTenant } from '@/tests/support/backend/lived-in-tenant';
import { writeToOptions } from '@/tests/support/backend/write-to-options';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import type { PayingShop } from '@/tests/support/shops/paying-shop';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf } from '@/tests/support/shops/shop';

/** Tables without rows of a diner, and whose they are. */
const OF_NO_DINER = {
  'the tenant’s own, as its folder says': [
    ...['categories', 'cities', 'coupons', 'instance_domains', 'option_groups', 'options', 'pictures'],
    ...['popups', 'products', 'supplier_products', 'suppliers', 'tables', 'turns', 'zones', 'shop_changes'],
  ],
  'a hotel’s list of its guests, which names no profile; its next import deletes who left': ['guests'],
  'a place that was looked up, by nobody, for thirty days': ['place_searches'],
  'a table’s call, and who of the staff came': ['waiter_calls'],
  'a television in a hall, and what a branch has no more of': ['televisions', 'sold_out_options'],
  'which table a booking has': ['booking_tables'],
  'how many have rated a branch, and a sum': ['branch_scores'],
  'the staff’s and the operator’s: who they are, ids, amounts and words of their own': [
    ...['staff_actions', 'staff_invitations', 'staff_keys', 'staff_people', 'staff_roles', 'staff_sessions'],
    ...['staff_challenges', 'staff_passkeys', 'staff_recovery_codes', 'staff_second_factors', 'operators'],
    ...['gateway_accounts', 'line_strikes', 'measure_keys', 'money_closes', 'operator_looks'],
    ...['look_drafts', 'board_visits', 'staff_alarms', 'staff_alerts', 'staff_phones', 'operator_actions'],
    ...['staff_devices', 'staff_pins', 'staff_pin_tries', 'account_waiters', 'operator_invitations'],
  ],
  'what a gateway said of a charge: references and amounts': ['webhook_inbox'],
  'which pages are drawn anew': ['publications'],
};
/** Where another's copy of an answer may hold a word of the diner until its day is over. */
const COPIES = ['idempotency_keys.answer'];

/** Words that only this diner has given. */
const CANARIES = [
  ...[CONTACT.name, CONTACT.phone, CONTACT.email, CONTACT.dni, ADDRESS.address, ADDRESS.reference],
  ...['Muy rico', 'Sara', 'canario', '1990-05-01', '900123456-8'],
];
const LUIS = {
  ...CONTACT,
  name: 'Luis Pardo',
  phone: '3007654321',
  email: 'luis@example.com',
  dni: '79123456',
};

let paying: PayingBackend;
let shop: PayingShop;
let other: PayingShop;
let ana: Diner;
let luis: Diner;
let sessionId: number;

/** Keyed by table and column: the values of a tenant that hold one of some words. */
const findWords = (instanceId: number, words: readonly string[]) =>
  findTenantWords({ db: paying.backend.db, instanceId, words });

async function dump(instanceId: number): Promise<string> {
  const tables: unknown[] = [];
  for (const table of await listTenantTables(paying.backend.db))
    tables.push(
      await paying.backend.db.system((sql) =>
        sql(`select t::text as row from ${table} t where instance_id = $1 order by 1`, [instanceId]),
      ),
    );
  return JSON.stringify(tables);
}

const post = (diner: Diner, path: string, body: object) =>
  shop.ask({ method: 'POST', path, headers: diner.headers, body });
const forget = (diner: Diner, body: object = {}) => post(diner, '/profiles/forget.json', body);
const exported = async (diner: Diner, query = '') =>
  (await shop.ask({ path: `/profiles/export.json${query}`, headers: diner.headers })).body as OwnData;

/** Gives words of the diner in every place that takes some and that lived-in tenants leave out. */
async function sayMore(): Promise<void> {
  const session = {
    customer_id: shop.instanceId,
    so: 'canario',
    browser: 'Chromium',
    pixel_width: 390,
    pixel_height: 844,
  };
  // A browser has no profile yet.
  const begun = await shop.ask({ method: 'POST', path: '/api/sessions.json', body: session });
  sessionId = (begun.body as { id: number }).id;
  const visit = { customer_id: shop.instanceId, session_id: sessionId };
  await shop.ask({
    method: 'POST',
    path: '/api/acquisitions.json',
    body: { ...visit, utm_source: 'canario', referer: 'canario' },
  });
  await shop.ask({
    method: 'POST',
    path: '/api/trackings.json',
    body: { ...visit, event: 'buscar', view_vue: 'canario' },
  });
  await shop.ask({
    method: 'PUT',
    path: `/profiles/account/${ana.id}.json`,
    headers: ana.headers,
    body: { profile: { birthday_date: '1990-05-01', categories: ['canario'] } },
  });
  const line = { id: shop.offerId('limonada'), comment: 'canario' };
  const { body } = await shop.add(ana, line);
  const invoice = { name: 'canario', type: 'NIT', number: '900123456-8' };
  await shop.settle(ana, (body as { purchase_id: number }).purchase_id, {
    comment: 'canario',
    invoice,
    contact: CONTACT,
    ...CASH,
  });
  // No demo has keys for web push.
  await system(
    `update notice_choices set way = 'push', endpoint = 'https://fcm.googleapis.com/canario', p256dh = 'B', auth = 'a',
       forget_at = '2036-01-01' where instance_id = ${shop.instanceId}`,
  );
  // No demo speaks PSE.
  await system(
    `update payments set details = details || '{"pse": {"bank": "1", "dni": "canario"}}' where payer_id = ${ana.id}`,
  );
}

const system = (statement: string) => paying.backend.db.system((sql) => sql(statement));
/** Nothing of the tenant is under way any more. */
async function endEverything(instanceId: number): Promise<void> {
  const own = `instance_id = ${instanceId}`;
  await system(
    `update refunds set state = 'given', given_by = 'hand', given_at = now(), check_at = null where ${own} and state <> 'given'`,
  );
  await system(
    `update payments set status = 'expired' where ${own} and status in ('created', 'unknown', 'pending')`,
  );
  await system(
    `update purchases set status = 'finished' where ${own} and status not in ('cart', 'finished', 'cancelled')`,
  );
}

beforeAll(async () => {
  paying = await createPayingBackend(undefined, {
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'casa@mesa.example',
  });
  ({ shop, diner: ana } = await openLivedInTenant(paying));
  ({ shop: other } = await openLivedInTenant(paying));
  luis = await shop.createDiner();
  await shop.fillCart(luis, { contact: LUIS });
  await sayMore();
  await writeToOptions({ system, instanceId: shop.instanceId, text: 'canario' });
});
afterAll(() => paying.close());

test('every table and every column is somebody’s: a new one must say whose (rule people/erase)', async () => {
  const columns = await paying.backend.db.system((sql) =>
    sql<{ table_name: string; names: string[] }>(
      `select c.relname as table_name, array_agg(a.attname::text order by a.attname) as names
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where n.nspname = current_schema() and c.relkind in ('r', 'p')
         and c.relname not in ('instances', 'schema_migrations')
       group by c.relname order by c.relname`,
    ),
  );
  const named = [...OWN_TABLES.map(({ table }) => table), ...Object.values(OF_NO_DINER).flat()];
  expect(named.sort()).toEqual(columns.map(({ table_name }) => table_name));
  for (const { table, personal, facts, keys, erasing } of OWN_TABLES) {
    const listed = [...personal, ...facts, ...keys].sort();
    expect({ table, listed }).toEqual({
      table,
      listed: columns.find((one) => one.table_name === table)?.names,
    });
    if (erasing !== 'delete')
      expect({ table, kept: personal.filter((column) => !(column in erasing)) }).toEqual({ table, kept: [] });
  }
});

test('what a diner says stands only in columns that are known to hold it', async () => {
  const personal = OWN_TABLES.flatMap(({ table, personal: columns }) =>
    columns.map((one) => `${table}.${one}`),
  );
  const found = await findWords(shop.instanceId, CANARIES);
  expect(Object.keys(found).filter((column) => ![...personal, ...COPIES].includes(column))).toEqual([]);
  expect([...new Set(Object.values(found).flat())].sort()).toEqual([...CANARIES].sort());
});

test('the export holds all of it, and no hash, token or stranger (rule people/export)', async () => {
  const { held, profile_id } = await exported(ana, `?session_id=${sessionId}`);
  expect(profile_id).toBe(ana.id);
  const text = JSON.stringify(held);
  for (const word of CANARIES) expect(text).toContain(word);
  expect(text).not.toContain(LUIS.name);
  const columns = Object.values(held).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
  expect(columns.filter((one) => /hash|token|key|fingerprint/.test(one))).toEqual([]);
  // A picture, as it can be opened.
  expect(Buffer.from(String(held.door_photos?.[0]?.picture), 'base64').subarray(8, 12).toString()).toBe(
    'WEBP',
  );
  expect((await exported(luis)).held).not.toHaveProperty('bookings');
  const foreign = await shop.ask({
    path: `/profiles/export.json?session_id=${sessionId}`,
    headers: luis.headers,
  });
  // The session is nobody's yet, so its random id is enough to read it.
  expect(foreign.status).toBe(200);
});

test('nobody is forgotten while something of theirs is under way, which is said before they ask (rule people/erase)', async () => {
  const refusal = async () => {
    const before = await shop.ask({ path: '/profiles/affair.json', headers: ana.headers });
    const key = keyOf(await forget(ana));
    expect(before).toMatchObject({ status: 200, body: { open: key } });
    return key;
  };
  expect(await refusal()).toBe('erase_account');
  await system(
    `update purchases set status = 'finished' where is_account and instance_id = ${shop.instanceId}`,
  );
  expect(await refusal()).toBe('erase_order');
  await system(
    `update purchases set status = 'finished' where instance_id = ${shop.instanceId} and status not in ('cart', 'cancelled')`,
  );
  await system(
    `update bookings set ends_at = '2036-01-01', status = 'approved' where instance_id = ${shop.instanceId} and profile_id = ${ana.id}`,
  );
  expect(await refusal()).toBe('erase_booking');
  await system(
    `update bookings set starts_at = '2026-01-01', ends_at = '2026-01-02' where instance_id = ${shop.instanceId} and profile_id = ${ana.id}`,
  );
  expect(await refusal()).toBe('erase_money');
  expect((await findWords(shop.instanceId, [CONTACT.email]))['profiles.details']).toHaveLength(1);
});

test('who is forgotten is in no table any more, and money, another diner and another tenant stay (rule people/erase, guarantee/erased-diner)', async () => {
  await endEverything(shop.instanceId);
  paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + 120_000);
  const money = () =>
    paying.backend.db.system((sql) =>
      sql(
        `select (select jsonb_agg(jsonb_build_array(id, status, total_minor, bill, number, placed_at) order by id) from purchases where instance_id = $1) as orders,
           (select jsonb_agg(jsonb_build_array(id, status, amount_minor, refunds_minor, given_minor, reference, provider_ref) order by id) from payments where instance_id = $1) as payments,
           (select jsonb_agg(to_jsonb(r) order by id) from refunds r where instance_id = $1) as refunds`,
        [shop.instanceId],
      ),
    );
  const before = {
    money: await money(),
    other: await dump(other.instanceId),
    luis: await findWords(shop.instanceId, [LUIS.name, LUIS.dni]),
  };
  expect(Object.keys(before.luis)).toEqual(expect.arrayContaining(['profiles.details', 'purchases.details']));

  expect(await shop.ask({ path: '/profiles/affair.json', headers: ana.headers })).toMatchObject({
    body: { open: null },
  });
  expect(await forget(ana, { session_id: sessionId })).toMatchObject({ status: 200, body: { erased: true } });

  const left = await findWords(shop.instanceId, CANARIES);
  for (const column of COPIES) delete left[column];
  expect(left).toEqual({});
  expect(await money()).toEqual(before.money);
  expect(await dump(other.instanceId)).toBe(before.other);
  expect(await findWords(shop.instanceId, [LUIS.name, LUIS.dni])).toEqual(before.luis);
  expect((await shop.ask({ path: '/profiles/status.json', headers: ana.headers })).status).toBe(401);
  expect((await shop.ask({ path: '/profiles/status.json', headers: luis.headers })).status).toBe(200);
});

test('a call that began before its diner was forgotten writes nothing afterwards (guarantee/erased-diner)', async () => {
  const eva = await shop.createDiner();
  const { purchase_id } = await shop.fillCart(eva);
  const instance = await findInstanceBySlug({ db: paying.backend.db, slug: shop.slug });
  if (!instance) throw new Error('the shop is gone');
  const ctx = makeContext({
    deps: paying.backend.deps,
    instance: { ...instance, host: shop.host },
    actor: { kind: 'diner', profileId: eva.id },
  });
  expect((await forget(eva)).status).toBe(200);
  const add = (known: number | null) =>
    addProduct({
      ctx,
      input: {
        product: { id: shop.offerId('limonada'), count: 1, comment: 'tarde' },
        purchase_id: known,
        data_purchase: { service: 'delivery', supplier_id: shop.branchId() },
      },
    });
  await expect(add(purchase_id)).rejects.toMatchObject({ key: 'not_found' });
  await expect(
    updateAccount({ ctx, input: { profile_id: String(eva.id), profile: { name: 'tarde' } } }),
  ).rejects.toMatchObject({ key: 'unauthorized' });
  const consent = { version: 'tarde', accepted: true, purposes: [], session_id: null };
  await expect(checkCookies({ ctx, input: consent })).rejects.toMatchObject({ key: 'unauthorized' });
  const app = new Hono<AppEnv>().onError(answerError(paying.backend.deps));
  app.get('/', async (c) => c.json(await add(null)));
  expect((await app.request('/')).status).toBe(401);
  expect(paying.backend.logged.filter((line) => line.includes('request failed'))).toEqual([]);
  expect(await findWords(shop.instanceId, ['tarde'])).toEqual({});
});
