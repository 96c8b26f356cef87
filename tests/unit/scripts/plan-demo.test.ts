import { planDemo, printAddresses } from '@/scripts/demo.mjs';

test('without a word everything stands at its usual place', () => {
  const plan = planDemo({});
  expect(plan.places).toEqual([
    { host: '127.0.0.1', port: '3000', variable: 'PORT', name: 'web app' },
    { host: '127.0.0.1', port: '4000', variable: 'BACKEND_PORT', name: 'backend' },
    { host: '127.0.0.1', port: '4010', variable: 'SANDBOX_PORT', name: 'payment sandbox' },
  ]);
  expect(plan.publicOrigin).toBe('http://{host}:3000');
  expect(plan.backend).toMatchObject({
    url: 'http://127.0.0.1:4000/readyz',
    env: { BACKEND_PORT: '4000', DATA_DIR: '.data', PAYMENTS_SANDBOX: 'on', SANDBOX_PORT: '4010' },
  });
  expect(plan.backend.env.MALLOC_ARENA_MAX).toBe('2');
});

test('ports and the data folder come from the environment, and the programs find each other there', () => {
  const plan = planDemo({ PORT: '1', BACKEND_PORT: '2', SANDBOX_PORT: '3', DATA_DIR: 'x' });
  expect(plan.places.map(({ port }) => port)).toEqual(['1', '2', '3']);
  expect(plan.web.url).toBe('http://127.0.0.1:1/api/health');
  expect(plan.web.env).toMatchObject({ PORT: '1', BACKEND_URL: 'http://127.0.0.1:2' });
  expect(plan.backend.env.WEB_URLS).toBe('http://127.0.0.1:1');
  expect(plan.sandbox?.env).toMatchObject({ BACKEND_PORT: '2', PUBLIC_ORIGIN: 'http://{host}:1' });
  expect(plan.dataDir).toBe('x');
});

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
  ['192.0.2.7', '192.0.2.7'],
  ['shop.internal', 'shop.internal'],
])('programs that listen at %s are asked at %s', (host, asked) => {
  const plan = planDemo({ WEB_HOST: host, BACKEND_HOST: host, SANDBOX_HOST: host });
  expect(plan.places.map((place) => place.host)).toEqual([host, host, host]);
  expect(plan.web).toMatchObject({
    url: `http://${asked}:3000/api/health`,
    env: { BACKEND_URL: `http://${asked}:4000` },
  });
  expect(plan.backend).toMatchObject({
    url: `http://${asked}:4000/readyz`,
    env: { WEB_URLS: `http://${asked}:3000` },
  });
  expect(plan.sandbox?.url).toBe(`http://${asked}:4010/terms.html`);
});

test.each([
  ['beside keys that take real money', { WOMPI_SHOP_PRIVATE_KEY: 'prv_prod_1' }],
  ['beside Stripe’s', { STRIPE_SHOP_SECRET_KEY: 'rk_live_1' }],
  ['when it is not wanted', { PAYMENTS_SANDBOX: 'off' }],
])('there is no sandbox %s', (_where, env) => {
  const plan = planDemo(env);
  expect(plan.sandbox).toBeNull();
  expect(plan.backend.env.PAYMENTS_SANDBOX).toBe('off');
  expect(plan.places.map(({ variable }) => variable)).toEqual(['PORT', 'BACKEND_PORT']);
});

test('behind https the demo knows its streets and pays nowhere, unless another geocoder is named', () => {
  const plan = planDemo({ PUBLIC_ORIGIN: 'https://{host}' });
  expect(plan.backend.env).toMatchObject({
    PAYMENTS_SANDBOX: 'off',
    PLACES_URL: 'http://127.0.0.1:4010/photon',
  });
  expect(plan.sandbox).toMatchObject({
    name: 'list of streets',
    env: { PAYMENTS_SANDBOX: 'off', SANDBOX_STREETS_ONLY: 'on' },
    url: 'http://127.0.0.1:4010/photon/api?q=calle',
  });
  const own = planDemo({ PUBLIC_ORIGIN: 'https://{host}', PLACES_URL: 'https://photon.example' });
  expect(own.sandbox).toBeNull();
  expect(own.backend.env.PLACES_URL).toBeUndefined();
});

test('keys of a gateway that only tests leave the sandbox standing', () => {
  expect(planDemo({ WOMPI_SHOP_PRIVATE_KEY: 'prv_test_1' }).sandbox).not.toBeNull();
});

test('the backend and the web program are given one secret, a new one each time or the one that is set', () => {
  const [first, second] = [planDemo({}), planDemo({})];
  expect(first.web.env.REVALIDATE_SECRET).toBe(first.backend.env.REVALIDATE_SECRET);
  expect(first.web.env.REVALIDATE_SECRET).not.toBe(second.web.env.REVALIDATE_SECRET);
  const set = planDemo({ REVALIDATE_SECRET: 'sixteen-letters!', WEB_URLS: 'http://a,http://b' });
  expect(set.web.env.REVALIDATE_SECRET).toBe('sixteen-letters!');
  expect(set.backend.env).toMatchObject({
    REVALIDATE_SECRET: 'sixteen-letters!',
    WEB_URLS: 'http://a,http://b',
  });
});

test('both know where tenants are previewed and by what: a host of the demo, and none behind https', () => {
  const demo = planDemo({});
  expect(demo.web.env).toMatchObject({
    PREVIEW_HOSTS: 'preview.localhost',
    PREVIEW_SECRET: demo.backend.env.PREVIEW_SECRET,
    PUBLIC_ORIGIN: 'http://{host}:3000',
  });
  expect(planDemo({ PUBLIC_ORIGIN: 'https://{host}' }).web.env.PREVIEW_HOSTS).toBe('');
});

test('both programs know where the people of restaurants sign in', () => {
  const { web, backend, staffHost } = planDemo({});
  expect([web.env.STAFF_HOST, backend.env.STAFF_HOST, staffHost]).toEqual(Array(3).fill('staff.localhost'));
  expect(planDemo({ STAFF_HOST: 'team.test' }).web.env.STAFF_HOST).toBe('team.test');
});

test('the addresses of the tenants are printed, that of their people, and who signs in', () => {
  const said: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  printAddresses({ ...planDemo({ PORT: '7' }), people: [{ mail: 'ana@shop.example', password: 'a1-b2' }] });
  write.mockRestore();
  expect(said.join('')).toContain('  http://brasa-andina.localhost:7\n');
  expect(said.join('')).toMatch(
    /\nThe people of the restaurants work at http:\/\/staff\.localhost:7\n {2}ana@shop\.example {2}a1-b2\n$/,
  );
});
