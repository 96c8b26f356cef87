import { createTwoTenants } from '@/tests/support/backend/two-tenants';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
let world: World;
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => world.backend.close());

const CARD = '4242 4242-4242 4242';

/** Every row of some tables as text, as a dump would show them. */
async function dump(tables: string[]): Promise<string> {
  return world.backend.db.system(async (sql) => {
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await sql(`select t::text as row from ${table} t`));
    return JSON.stringify(rows);
  });
}
const VISITS = ['sessions', 'trackings', 'acquisitions'];

test('only the allowed fields of a profile change, others are refused by name (rule people/own-fields)', async () => {
  const [diner] = world.a.diners;
  const change = (more: object) =>
    world.backend.ask({
      method: 'PUT',
      path: `/profiles/account/${diner?.id}.json`,
      host: world.a.host,
      headers: diner?.headers ?? {},
      body: { profile: { ...more, name: 'Ana', email: 'ana@example.com' } },
    });
  const foreign = { id: 1, token: 'mine', tenant_id: 2, instance_id: 2, verified: true };
  const names = Object.keys(foreign).map((name) => [`profile.${name}`, 'unknown']);
  expect((await change(foreign)).body).toMatchObject({
    error: { key: 'invalid_input', fields: Object.fromEntries(names) },
  });
  const { body } = await change({});
  expect(body).toMatchObject({ id: diner?.id, name: 'Ana', email: 'ana@example.com' });
  expect(body).not.toHaveProperty('token');
  const status = await world.backend.ask({
    path: '/profiles/status.json',
    host: world.a.host,
    headers: diner?.headers ?? {},
  });
  expect(status.status).toBe(200);
  expect(await dump(['profiles'])).not.toMatch(/verified|tenant_id/);
});

test.each(['2026-13-45', '9999-99-99', '2026-11-20', '1899-12-31'])(
  'a birthday on %s is refused (rule people/age)',
  async (birthday_date) => {
    const [diner] = world.a.diners;
    const tell = (day: string) =>
      world.backend.ask({
        method: 'PUT',
        path: `/profiles/account/${diner?.id}.json`,
        host: world.a.host,
        headers: diner?.headers ?? {},
        body: { profile: { birthday_date: day } },
      });
    expect(await tell(birthday_date)).toMatchObject({
      status: 422,
      body: { error: { fields: { 'profile.birthday_date': expect.any(String) } } },
    });
    expect(await tell('1990-05-01')).toMatchObject({ status: 200, body: { birthday_date: '1990-05-01' } });
  },
);

test('a birthday that was stored before days were checked counts as never said', async () => {
  const [diner] = world.a.diners;
  await world.backend.db.system((sql) =>
    sql(`update profiles set details = details || '{"birthday_date": "2026-13-45"}' where id = $1`, [
      diner?.id,
    ]),
  );
  const { body } = await world.backend.ask({
    path: '/profiles/account.json',
    host: world.a.host,
    headers: diner?.headers ?? {},
  });
  expect(body).toMatchObject({ birthday_date: null });
});

test('tokens are long, never repeat and are nowhere stored as they are (rule people/anonymous-profile)', async () => {
  const tokens = [...world.a.diners, ...world.b.diners].map((diner) => diner.headers.token);
  expect(new Set(tokens).size).toBe(tokens.length);
  const stored = await dump(['profiles', 'profile_tokens', 'sessions']);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(token);
  }
});

test('creating profiles is limited per tenant', async () => {
  const { createTestBackend } = await import('@/tests/support/backend/backend');
  const backend = await createTestBackend({ LIMIT_PROFILES_PER_MINUTE: '2' });
  const ask = (host: string) =>
    backend.ask({
      method: 'POST',
      path: '/profiles/anonymous.json',
      host,
      body: { profile: { domain: 'a', name: '' } },
    });
  expect((await ask(world.a.host)).status).toBe(201);
  expect((await ask(world.a.host)).status).toBe(201);
  const refused = await ask(world.a.host);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(world.b.host)).status).toBe(201);
  await backend.close();
});

test('an acquisition is kept once a session; click ids only when they came with a value', async () => {
  const { customerId, sessionId } = world.a.facts;
  const ask = (changes: object) =>
    world.backend.ask({
      method: 'POST',
      path: '/api/acquisitions.json',
      host: world.a.host,
      body: { session_id: sessionId, customer_id: customerId, utm_medium: 'first', ...changes },
    });
  const first = await ask({ gclid: '', fbclid: 'click' });
  const second = await ask({ utm_medium: 'second' });
  expect(second.body).toEqual(first.body);
  const stored = await world.backend.db.tenant(customerId, (sql) =>
    sql<{ details: object }>('select details from acquisitions'),
  );
  expect(stored).toEqual([{ details: { utm_medium: 'first', fbclid: 'click' } }]);
});

test('the id of a session is not guessed from others (rule visit/session)', async () => {
  const { host } = world.b;
  const { customerId } = world.b.facts;
  const opened = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const body = { customer_id: customerId, so: '', browser: '', pixel_width: 1, pixel_height: 1 };
      const answer = await world.backend.ask({ method: 'POST', path: '/api/sessions.json', host, body });
      return (answer.body as { id: number }).id;
    }),
  );
  const ids = [...opened].sort((a, b) => a - b);
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  // Twenty ids of 52 random bits are nearer to each other than this once in a hundred million times.
  expect(ids.slice(1).every((id, index) => id - (ids[index] ?? 0) > 10_000)).toBe(true);
  const near = await world.backend.ask({
    method: 'POST',
    path: '/legal/check_cookies.json',
    host,
    body: { version: '1', accepted: true, purposes: ['necessary'], session_id: (ids[0] ?? 0) + 1 },
  });
  expect(near).toMatchObject({ status: 422, body: { error: { fields: { session_id: 'unknown' } } } });
});

test('an acquisition of a session that is not the tenant’s is refused by the field that the visit reads', async () => {
  const { customerId } = world.a.facts;
  for (const session_id of [world.b.facts.sessionId, 999_999_999]) {
    const body = { session_id, customer_id: customerId };
    expect(
      await world.backend.ask({ method: 'POST', path: '/api/acquisitions.json', host: world.a.host, body }),
    ).toMatchObject({ status: 422, body: { error: { fields: { session_id: 'unknown' } } } });
  }
});

test('an event of any name is stored with all its fields, and a card number is not (rule visit/events)', async () => {
  const { customerId, sessionId, productId, branchId } = world.a.facts;
  const body = {
    event: 'split_bill',
    view_vue: 'OnTableHome',
    heights: { window: 800, scroll: 10, document: 2_000 },
    product_supplier_ids: [productId],
    content_ids: [productId],
    table_code: `mesa ${CARD}`,
    front_lang: 'es',
    session_id: sessionId,
    service: 'on_table',
    customer_id: customerId,
    supplier_id: branchId,
    profile_id: world.a.diners[0]?.id,
    acquisition_id: null,
    purchase_id: null,
    product: { id: productId, name: 'Ajiaco', price: 12_500 },
  };
  const answer = await world.backend.ask({
    method: 'POST',
    path: '/api/trackings.json',
    host: world.a.host,
    headers: world.a.diners[0]?.headers ?? {},
    body,
  });
  expect(answer.status).toBe(201);
  const { event, session_id: _session, customer_id: _customer, ...details } = body;
  const stored = await world.backend.db.tenant(customerId, (sql) =>
    sql('select event, details from trackings where id = $1', [(answer.body as { id: number }).id]),
  );
  expect(stored).toEqual([{ event, details: { ...details, table_code: 'mesa [card]' } }]);
  expect(await dump(VISITS)).not.toMatch(/4242[ -]?4242/);
});

test.each([
  '{"profile":{"name":"4242424242424242"}}',
  '{"profile":{"dni":"4242.4242.4242.4242"}}',
  `{"profile":{"phone":"${CARD}"}}`,
])('a profile takes no card number: %s', async (body) => {
  const [diner] = world.a.diners;
  const answer = await world.backend.ask({
    method: 'PUT',
    path: `/profiles/account/${diner?.id}.json`,
    host: world.a.host,
    headers: diner?.headers ?? {},
    body,
  });
  expect(answer.body).toMatchObject({ error: { key: 'card_data_not_accepted' } });
});

test('every answer to the cookie banner is written down: accepting, refusing, withdrawing', async () => {
  const { customerId, sessionId } = world.b.facts;
  const answers = [
    { accepted: true, purposes: ['necessary', 'analytics', 'marketing'] },
    { accepted: false, purposes: ['necessary'] },
    // A diner who refuses agrees to the necessary purpose alone, whatever else is sent.
    { accepted: false, purposes: ['necessary', 'marketing'] },
  ];
  for (const answer of answers) {
    await world.backend.ask({
      method: 'POST',
      path: '/legal/check_cookies.json',
      host: world.b.host,
      body: { version: '2', session_id: sessionId, ...answer },
    });
  }
  const stored = await world.backend.db.tenant(customerId, (sql) =>
    sql<{ created_at: Date }>(
      'select version, accepted, purposes, session_id, created_at from cookie_consents order by id',
    ),
  );
  const facts = { version: '2', session_id: sessionId, created_at: world.backend.clock.now };
  expect(stored).toEqual([
    { ...facts, ...answers[0] },
    { ...facts, ...answers[1] },
    { ...facts, accepted: false, purposes: ['necessary'] },
  ]);
});

test('an answer to the cookie banner takes no card number (guarantee/no-card-data)', async () => {
  const answer = await world.backend.ask({
    method: 'POST',
    path: '/legal/check_cookies.json',
    host: world.b.host,
    body: { version: '4242424242424242', accepted: false, purposes: ['necessary'] },
  });
  expect([answer.status, answer.body]).toMatchObject([422, { error: { key: 'card_data_not_accepted' } }]);
});

test.each([
  ['a purpose that is named twice', ['necessary', 'necessary']],
  ['more purposes than there are', Array.from({ length: 10_000 }, () => 'analytics')],
  ['a purpose of nobody', ['profit']],
])('an answer to the cookie banner is refused for %s', async (_what, purposes) => {
  const answer = await world.backend.ask({
    method: 'POST',
    path: '/legal/check_cookies.json',
    host: world.b.host,
    body: { version: '2', accepted: true, purposes },
  });
  expect([answer.status, answer.body]).toMatchObject([422, { error: { key: 'invalid_input' } }]);
});

test('an answer to the cookie banner is refused for a session that is nobody’s here, and taken without one', async () => {
  const answer = (sessionId: number | null) =>
    world.backend.ask({
      method: 'POST',
      path: '/legal/check_cookies.json',
      host: world.b.host,
      body: { version: '2', session_id: sessionId, accepted: true, purposes: ['necessary'] },
    });
  for (const stranger of [999_999_999, world.a.facts.sessionId]) {
    const { status, body } = await answer(stranger);
    expect([status, body]).toMatchObject([
      422,
      { error: { key: 'invalid_input', fields: { session_id: 'unknown' } } },
    ]);
  }
  expect((await answer(null)).status).toBe(201);
});
