import type { PlaceAt, Suggestions } from '@/lib/contract/delivery/places';
import type { Instance } from '@/lib/contract/tenant/instance';
import { addressExamples } from '@/lib/domain/delivery/address-form';
import { spellStreet } from '@/lib/domain/delivery/street-words';
import { COUNTRIES } from '@/lib/domain/tenant/countries';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openSandbox } from '@/tests/support/shops/sandbox-bench';
import { type Diner, keyOf, openShop } from '@/tests/support/shops/shop';
import { json, openStubGateway } from '@/tests/support/shops/stub-gateway';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
type Shop = Awaited<ReturnType<typeof openShop>>;
let sandbox: Sandbox;
let stub: Awaited<ReturnType<typeof openStubGateway>>;
const backends: TestBackend[] = [];

beforeAll(async () => {
  sandbox = await openSandbox();
  stub = await openStubGateway(json(200, { features: [] }));
});
afterAll(async () => {
  for (const backend of backends) await backend.close();
  await sandbox.close();
  await stub.close();
});

async function open(
  env: Record<string, string>,
  changes: Parameters<typeof openShop>[1] = {},
): Promise<{ shop: Shop; diner: Diner }> {
  const backend = await createTestBackend(env);
  backends.push(backend);
  const shop = await openShop(backend, changes);
  return { shop, diner: await shop.createDiner() };
}
const atSandbox = () => open({ PLACES_URL: `${sandbox.origin}/photon` });

const suggest = ({ shop, diner }: { shop: Shop; diner: Diner }, text: string) =>
  shop.ask({
    path: `/api/places.json?lat=4.6486&lon=-74.0628&text=${encodeURIComponent(text)}`,
    headers: diner.headers,
  });
const findAt = ({ shop, diner }: { shop: Shop; diner: Diner }, lat: number, lon: number) =>
  shop.ask({ path: `/api/place_at.json?lat=${lat}&lon=${lon}`, headers: diner.headers });

it.each(COUNTRIES)('the demo finds the address that the form gives as an example in %s', async (country) => {
  const q = spellStreet({ country, text: addressExamples(country).address });
  const query = new URLSearchParams({ q, countrycode: country, lat: '0', lon: '0' });
  const answer = await fetch(`${sandbox.origin}/photon/api?${query}`);
  expect(await answer.json()).toMatchObject({ features: [{ properties: { countrycode: country } }] });
});

describe('a tenant of an installation with a geocoder', () => {
  let asked: { shop: Shop; diner: Diner };
  beforeAll(async () => {
    asked = await atSandbox();
  });

  it('finds an address to its door, as its country writes it (rule delivery/place-search)', async () => {
    const { status, body } = await suggest(asked, 'calle 60 # 9-40');
    expect(status).toBe(200);
    expect(body as Suggestions).toEqual({
      attribution: '© OpenStreetMap',
      places: [
        {
          id: 'osm:W1',
          precision: 'house',
          address: 'Calle 60 # 9-40',
          neighbourhood: 'Chapinero Central',
          reference: '',
          postcode: '',
          city: 'Bogotá',
          latitude: 4.6482,
          longitude: expect.closeTo(-74.0633, 4),
        },
      ],
    });
  });

  it.each(['Cra 7 # 63-44', 'Cra. 7 No. 63-44', 'Kr 7 # 63-44', 'Carrera 7 # 63-44'])(
    'finds «%s» as people shorten its street (rule delivery/place-search)',
    async (text) => {
      const { places } = (await suggest(asked, text)).body as Suggestions;
      expect(places[0]).toMatchObject({ precision: 'house', address: 'Carrera 7 # 63-44' });
    },
  );

  it('knows a building by its name beside its number', async () => {
    const { places } = (await suggest(asked, 'calle 63 # 9-60')).body as Suggestions;
    expect(places[0]).toMatchObject({ address: 'Calle 63 # 9-60', reference: 'Edificio Lourdes' });
  });

  it('finds streets of its country alone, those near the branch first', async () => {
    const { places } = (await suggest(asked, 'call')).body as Suggestions;
    expect(places.map(({ address, precision }) => `${precision} ${address}`).slice(0, 2)).toEqual([
      'street Calle 60',
      'street Calle 63',
    ]);
    expect(places.map(({ city }) => city)).not.toContain('Ciudad de Panamá');
  });

  it('finds nothing for what nobody knows', async () => {
    expect(((await suggest(asked, 'zzzz')).body as Suggestions).places).toEqual([]);
  });

  it('knows the street of a point, and nothing far from any', async () => {
    const { place } = (await findAt(asked, 4.6482, -74.0635)).body as PlaceAt;
    expect(place).toMatchObject({ address: 'Calle 60', neighbourhood: 'Chapinero Central' });
    expect(((await findAt(asked, 1, -70)).body as PlaceAt).place).toBeNull();
  });

  it('says so to its screens', async () => {
    const { body } = await asked.shop.ask({ path: '/domain/config.json' });
    expect((body as Instance).place_search).toBe(true);
  });

  it.each([
    ['too short', '/api/places.json?lat=4&lon=-74&text=ca', 'text'],
    ['too long', `/api/places.json?lat=4&lon=-74&text=${'a'.repeat(121)}`, 'text'],
    ['no latitude', '/api/places.json?lat=91&lon=-74&text=calle', 'lat'],
    ['no longitude', '/api/place_at.json?lat=4&lon=181', 'lon'],
  ])('refuses what is %s by its field', async (_what, path, field) => {
    const { status, body } = await asked.shop.ask({ path, headers: asked.diner.headers });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  });

  it('answers no one without a profile', async () => {
    expect((await suggest({ ...asked, diner: { id: 0, headers: {} } }, 'calle 60')).status).toBe(401);
  });
});

it('asks the geocoder once for the same words from the same corner', async () => {
  stub.answer(json(200, { features: [] }));
  const asked = await open({ PLACES_URL: stub.base });
  const before = stub.seen.length;
  await suggest(asked, 'calle 60');
  await suggest(asked, 'calle 60');
  expect(stub.seen).toHaveLength(before + 1);
  await suggest(asked, 'calle 61');
  expect(stub.seen).toHaveLength(before + 2);
});

it.each<[string, Parameters<typeof openStubGateway>[0]]>([
  ['fails', (response) => response.writeHead(500).end()],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['speaks another language', (response) => response.writeHead(200).end('<html>')],
  ['breaks off', (response) => response.destroy()],
])('a geocoder that %s is said in words, and keeps nothing', async (_what, how) => {
  stub.answer(how);
  const asked = await open({ PLACES_URL: stub.base });
  const refused = await suggest(asked, 'calle 60');
  expect(refused.status).toBe(503);
  expect(keyOf(refused)).toBe('unavailable');
  expect((await findAt(asked, 4.6, -74)).status).toBe(503);
  stub.answer(json(200, { features: [] }));
  expect((await suggest(asked, 'calle 60')).status).toBe(200);
});

it('what stands in another country is left out, whatever the geocoder says', async () => {
  const feature = (countrycode: string, name: string) => ({
    geometry: { coordinates: [-74, 4.6] },
    properties: { osm_type: 'W', osm_id: 7, type: 'street', countrycode, name },
  });
  stub.answer(json(200, { features: [feature('EC', 'Calle de Quito'), feature('CO', 'Calle 60')] }));
  const asked = await open({ PLACES_URL: stub.base });
  const { places } = (await suggest(asked, 'calle')).body as Suggestions;
  expect(places.map(({ address }) => address)).toEqual(['Calle 60']);
});

it.each([
  [
    'a house',
    { type: 'house', name: 'Edificio Nogal', street: 'Calle 60' },
    'Edificio Nogal, Calle 60',
    'Edificio Nogal',
  ],
  [
    'a number that is called by it',
    { type: 'house', name: '9-40', street: 'Calle 60', housenumber: '9-40' },
    'Calle 60 # 9-40',
    '',
  ],
  ['a street', { type: 'street', name: 'Calle 60' }, 'Calle 60', ''],
])(
  '%s is known by its own name alone (rule delivery/place-search)',
  async (_what, own, address, reference) => {
    const feature = {
      geometry: { coordinates: [-74, 4.6] },
      properties: { osm_type: 'W', osm_id: 8, countrycode: 'CO', ...own },
    };
    stub.answer(json(200, { features: [feature] }));
    const asked = await open({ PLACES_URL: stub.base });
    const { places } = (await suggest(asked, 'calle')).body as Suggestions;
    expect(places[0]).toMatchObject({ address, reference });
    expect(((await findAt(asked, 4.6, -74)).body as PlaceAt).place).toMatchObject({ address, reference });
  },
);

it.each([
  ['BR', '05435000', '05435-000'],
  ['MX', '77500', '77500'],
  ['MX', '775', ''],
  ['CO', '110231', ''],
] as const)(
  'in %s the postcode %s of a place is %j (rule delivery/postcode)',
  async (country, told, postcode) => {
    const properties = {
      osm_type: 'W',
      osm_id: 9,
      type: 'street',
      countrycode: country,
      name: 'Rua',
      postcode: told,
    };
    stub.answer(json(200, { features: [{ geometry: { coordinates: [-74, 4.6] }, properties }] }));
    const asked = await open({ PLACES_URL: stub.base }, { country });
    expect((await suggest(asked, 'rua')).body).toMatchObject({ places: [{ postcode }] });
  },
);

it('one diner asks only so often, and leaves the others of the tenant theirs (guarantee/noisy-neighbour)', async () => {
  const limits = { LIMIT_PLACES_PER_MINUTE: '2', LIMIT_TENANT_PLACES_PER_MINUTE: '3' };
  const asked = await open({ PLACES_URL: `${sandbox.origin}/photon`, ...limits });
  await suggest(asked, 'calle 60');
  await suggest(asked, 'calle 61');
  expect(keyOf(await suggest(asked, 'calle 62'))).toBe('rate_limited');
  const other = { ...asked, diner: await asked.shop.createDiner() };
  expect((await suggest(other, 'calle 62')).status).toBe(200);
  expect(keyOf(await suggest(other, 'calle 63'))).toBe('rate_limited');
});

describe('an address', () => {
  it('asks only so often at all tenants, however many profiles it makes (guarantee/noisy-neighbour)', async () => {
    const asked = await open({
      PLACES_URL: `${sandbox.origin}/photon`,
      LIMIT_ADDRESS_PLACES_PER_MINUTE: '2',
    });
    const neighbour = await openShop(asked.shop.backend);
    const ask = async (shop: Shop, from: string) => {
      const { headers } = await shop.createDiner();
      const path = '/api/places.json?lat=4.6486&lon=-74.0628&text=calle';
      return shop.ask({ path, headers: { ...headers, 'x-forwarded-for': from } });
    };
    const [here, there] = ['203.0.113.7', '203.0.113.8'];
    expect((await ask(asked.shop, here)).status).toBe(200);
    expect((await ask(neighbour, here)).status).toBe(200);
    expect(keyOf(await ask(asked.shop, here))).toBe('rate_limited');
    expect((await ask(asked.shop, there)).status).toBe(200);
  });
});

it('an installation without a geocoder asks nobody', async () => {
  const asked = await open({});
  expect(keyOf(await suggest(asked, 'calle 60'))).toBe('not_found');
  const { body } = await asked.shop.ask({ path: '/domain/config.json' });
  expect((body as Instance).place_search).toBe(false);
});

describe('the tiles of the double', () => {
  const tile = (path: string) => fetch(`${sandbox.origin}/tiles/${path}`);

  it('are pictures with the streets that its geocoder knows', async () => {
    // Calle 60, as the geocoder places it.
    const answer = await tile('16/19285/31920.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toContain('Calle 60');
  });

  it.each(['21/0/0.svg', '1/a/0.svg', '1/0/b.svg', '1/0/0.png'])('are none at %s', async (path) => {
    expect((await tile(path)).status).toBe(404);
  });
});

describe('a place', () => {
  it.each([
    [
      { MAP_GOOGLE_KEY: 'a-browser-key' },
      { place_search: true, map: { kind: 'google', key: 'a-browser-key' } },
    ],
    [
      { MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'us' },
      { place_search: false, map: { kind: 'tiles', attribution: 'us' } },
    ],
    [{}, { place_search: false, map: null }],
  ])('is looked for and shown as the installation says: %j (rule delivery/map)', async (env, config) => {
    const { shop } = await open(env);
    expect((await shop.ask({ path: '/domain/config.json' })).body).toMatchObject(config);
  });
});
