import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePicture } from '@/backend/folders/read/files/make-picture';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { branchesFileSchema, tenantFileSchema } from '@/backend/folders/read/tenant-schema';
import { toPicture } from '@/backend/stored/to-picture';
import type { HoursSchedule } from '@/lib/contract/branches/schedule';
import type { Branch } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { BARE, BARE_BRANCH, BRANCH, FULL, SOCIAL, SPA, THEME } from '@/tests/support/backend/full-folder';

/**
 * Where a field of a public answer comes from in the folder, and what it says of `FULL`. A folder that says
 * something else must answer something else, so no default passes for what was read.
 */
type Field = { from: readonly string[]; says: unknown; always?: string };
const picture = (file: string) => ({ picture: file });

/** Every field of the configuration, but for what former folders had. */
const CONFIG: Record<Exclude<keyof Instance, 'removed_suppliers'>, Field> = {
  id: { from: ['domains'], says: expect.any(Number), always: 'given once, found by the domain' },
  slug: { from: [], says: 'inteira' },
  name: { from: ['name'], says: 'Casa Inteira' },
  status: { from: ['status'], says: 'locked' },
  country_code: { from: ['country'], says: 'MX' },
  currency: { from: ['currency'], says: 'MXN' },
  language: { from: ['language'], says: 'pt' },
  langs: { from: ['langs'], says: ['pt', 'en'] },
  locale: { from: ['language', 'country'], says: 'pt-MX' },
  suppliers: {
    from: [],
    says: [
      {
        id: expect.any(Number),
        slug: 'praia',
        name: 'Casa da Praia',
        on_table_class: 'checkout',
        services: ['on_table', 'delivery', 'book'],
      },
    ],
  },
  links: { from: ['links'], says: [{ type: 'room' }, { type: 'on_table' }] },
  theme: {
    from: Object.keys(THEME).map((key) => `theme.${key}`),
    says: { ...THEME, suppliers_background_image: picture('background.svg') },
  },
  style_custom: { from: ['style_custom'], says: '--radius: 3px' },
  preload: { from: ['preload'], says: picture('restaurante.svg') },
  pixel_google_analytics: { from: ['pixels.google'], says: 'G-ABC1234' },
  pixel_facebook_analytics: { from: ['pixels.facebook'], says: '1234567' },
  rate_nps: { from: ['flags.rate_nps'], says: true },
  rate_digitalmenu: { from: ['flags.rate_digitalmenu'], says: true },
  linktree: { from: ['linktree'], says: [{ ...SPA, label_custom: 'House spa' }] },
  linktree_logo: { from: ['logo'], says: { thumb: picture('logo.svg') } },
  linktree_add_suppliers: { from: ['flags.linktree_add_suppliers'], says: true },
  labels_buttons: { from: ['stores_label'], says: { nuestras_tiendas: 'The houses' } },
  meta: {
    from: ['favicon', 'description'],
    says: { favicon: picture('pool-bar.svg'), description: 'A house' },
  },
  category_establishment: { from: ['category'], says: 'hotel' },
  new_menu_v3: { from: ['flags.new_menu_v3'], says: true },
  new_menu_url: { from: ['new_menu_url'], says: 'https://menu.example/{supplier_slug}' },
  contact_us: { from: ['flags.contact_us'], says: true },
  consumption_tax_label: { from: ['flags.consumption_tax_label'], says: true },
  hide_call_waiter: { from: ['flags.hide_call_waiter'], says: true },
  sms_verification: { from: ['flags.sms_verification'], says: true },
  no_tip: { from: ['no_tip'], says: ['room', 'take_away'] },
  document: { from: ['document'], says: 'optional' },
  email: { from: ['email'], says: 'optional' },
  notices_by_sms: { from: [], says: false, always: 'by the installation' },
  socials: { from: ['socials'], says: [SOCIAL] },
  policies: { from: ['policies'], says: [{ key: 'servico', title: 'Service', text: 'As you like it' }] },
  frame_ancestors: { from: ['frame_ancestors'], says: ['https://inteira.example'] },
  public_origin: { from: ['domains'], says: expect.stringContaining('inteira.test') },
  gateway_origins: {
    from: [],
    says: {
      script: [expect.stringMatching(/^http:\/\/127/)],
      connect: [expect.stringMatching(/^http/)],
      frame: [expect.stringMatching(/^http:\/\/127/)],
    },
  },
  place_search: { from: [], says: false, always: 'of the installation' },
  map: { from: [], says: null, always: 'of the installation' },
};

/** A branch with its settings, every field of it. */
const SETTINGS: Record<keyof Branch, Field> = {
  id: { from: ['slug'], says: expect.any(Number), always: 'given once, kept for the slug' },
  supplier_id: { from: ['slug'], says: expect.any(Number), always: 'the same' },
  slug: { from: ['slug'], says: 'praia' },
  name: { from: ['name'], says: 'Casa da Praia' },
  description: { from: ['description'], says: 'On the sand' },
  locale: { from: [], says: 'pt-MX' },
  ciudad_id: { from: ['city'], says: expect.any(Number), always: 'given once, kept for the city' },
  city: { from: ['city'], says: 'Cancún' },
  address: { from: ['address'], says: 'Avenida 1' },
  location: { from: ['latitude', 'longitude'], says: { latitude: 21.1, longitude: -86.7 } },
  phone: { from: ['phone'], says: '+52 998 000 0000' },
  whatsapp: { from: ['whatsapp'], says: '+529980000000' },
  email: { from: ['email'], says: 'praia@inteira.example' },
  image: { from: ['image'], says: picture('room-service.svg') },
  banner: { from: ['banner'], says: picture('background.svg') },
  services: { from: ['services'], says: ['on_table', 'delivery', 'book'] },
  on_table_class: { from: ['on_table_class'], says: 'checkout' },
  has_delivery_pay: { from: ['online_pay'], says: true },
  has_take_away_pay: { from: ['online_pay'], says: true },
  has_on_table_pay: { from: ['online_pay'], says: true },
  has_book_pay: { from: ['online_pay'], says: true },
  has_room_pay: { from: ['online_pay'], says: true },
  minimum_order_value: { from: ['minimum_order'], says: 99.5 },
  shipping_price: { from: ['shipping_zones'], says: [{ zone: 'Norte', value: 39.5 }] },
  delivery_price_from: { from: ['shipping_zones'], says: 39.5 },
  schedule_days: { from: ['schedule_days'], says: 5 },
  arrival_minutes: {
    from: ['preparation_minutes', 'delivery_minutes'],
    says: { delivery: { least: 65, most: 80 }, take_away: { least: 45, most: 55 } },
  },
  opening_hours: {
    from: ['timezone', 'hours', 'exceptions'],
    says: { timezone: 'America/Cancun', weekly: BRANCH.hours, exceptions: BRANCH.exceptions },
  },
  booking: {
    from: ['booking'],
    says: { max_people: 14, waiting_list_days: ['sat'] },
  },
};
/** Fields of a branch's file that other calls answer: their tests are there. */
const ELSEWHERE = [
  'cancel_minutes',
  'delivery_code',
  'auto_accept',
  'busy_over',
  'alert_minutes',
  'day_begins',
  'court',
  'payment_methods',
  'payment_provider',
  'slot_minutes',
  'slot_orders',
  'transfer',
];

/** The same of the tenant's: score and dry law are proved where they are counted. */
const TENANT_ELSEWHERE = ['dry_law', 'flags.show_score'];

const PICTURES = 'tenants/hotel-marlina/images';
let root: string;
let backend: TestBackend;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'folder-'));
  backend = await createTestBackend({}, { sandboxUrl: 'http://127.0.0.1:9' });
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await backend.close();
});

/** Writes a folder (JSON is YAML too), imports it, and asks at its domain in English. */
async function importFolder(name: string, tenant: typeof BARE, branch: { slug: string }) {
  const folder = join(root, name);
  mkdirSync(folder);
  cpSync(PICTURES, join(folder, 'images'), { recursive: true });
  for (const [file, content] of [
    ['tenant.yaml', JSON.stringify(tenant)],
    ['branches.yaml', JSON.stringify([branch])],
    ['categories.csv', `key,name_${tenant.language}\nuno,Uno\n`],
    ['menu.csv', `sku,category,name_${tenant.language},price\n`],
    ['tables.csv', `branch,label,seats\n${branch.slug},1,14\n`],
  ] as const)
    writeFileSync(join(folder, file), content);
  const read = await readTenantFolder(folder);
  if (!read.ok) throw new Error(read.problems.map(printProblem).join('\n'));
  const { host } = await backend.importTenant(read.bundle);
  const get = async (path: string) => (await backend.ask({ path, host, headers: { lang: 'en' } })).body;
  return get as <T>(path: string) => Promise<T>;
}

/** The expectation with its pictures as they are answered. */
async function withPictures(says: unknown): Promise<unknown> {
  if (typeof says !== 'object' || says === null || Array.isArray(says)) return says;
  if ('picture' in says)
    return toPicture(
      await makePicture({ folder: PICTURES, path: join(PICTURES, String(says.picture)), stored: new Set() }),
    );
  if (Object.getPrototypeOf(says) !== Object.prototype) return says;
  const entries = Object.entries(says).map(async ([key, value]) => [key, await withPictures(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function compare(fields: Record<string, Field>, full: object, bare: object) {
  const answers = [new Map(Object.entries(full)), new Map(Object.entries(bare))] as const;
  expect(Object.keys(full).sort()).toEqual(Object.keys(fields).sort());
  for (const [name, { says, always }] of Object.entries(fields)) {
    const expected = { [name]: await withPictures(says) };
    expect({ [name]: answers[0].get(name) }).toEqual(expected);
    if (!always) expect({ [name]: answers[1].get(name) }).not.toEqual(expected);
  }
}

/** `theme.dark`, `links`…: what a file can say, one level deep. */
const placesOf = (file: object, nested: readonly string[]) =>
  Object.entries(file).flatMap(([key, value]) =>
    nested.includes(key) ? Object.keys(value as object).map((inner) => `${key}.${inner}`) : [key],
  );
const NESTED = ['theme', 'pixels', 'flags'];

test('every field of the configuration is said by the folder and answered as it was said', async () => {
  const full = await importFolder('inteira', FULL, BRANCH);
  const bare = await importFolder('simples', BARE, BARE_BRANCH);
  await compare(CONFIG, await full('/domain/config.json'), await bare('/domain/config.json'));
}, 60_000);

test('every field of a branch is said by the folder and answered as it was said', async () => {
  const open = { ...FULL, status: 'active', domains: ['aberta.test'] };
  const settings = async (name: string, tenant: typeof BARE, branch: { slug: string }) => {
    const get = await importFolder(name, tenant, branch);
    const { suppliers } = await get<Instance>('/domain/config.json');
    return {
      get,
      id: suppliers[0]?.id,
      body: await get<object>(`/domain/branches/${suppliers[0]?.id}.json`),
    };
  };
  const full = await settings('aberta', open, BRANCH);
  const bare = await settings('aberta-simples', { ...BARE, domains: ['vazia.test'] }, BARE_BRANCH);
  await compare(SETTINGS, full.body, bare.body);
  const methods = `/api/v4/payment_methods.json?supplier_id=${full.id}&tipe=array&service=delivery`;
  expect(await full.get(methods)).toMatchObject([
    { key: 'card', online: true },
    { key: 'transfer', online: true },
  ]);
  // Monday, ten o'clock there, with 45 minutes of preparation and 18 of way.
  backend.clock.now = new Date('2026-11-23T15:00:00Z');
  const day = `/params/get_hours_schedule.json?supplier_id=${full.id}&date=2026-11-23&service=delivery`;
  const { hours } = await full.get<HoursSchedule>(day);
  expect(hours.find(({ available }) => available)?.hour).toBe('11:15');
}, 60_000);

test('nothing that the files can say leads nowhere, and this suite says all of it', () => {
  const tenantPlaces = placesOf(FULL, NESTED).sort();
  expect(placesOf(tenantFileSchema.parse(FULL), NESTED).sort()).toEqual(tenantPlaces);
  const named = [...Object.values(CONFIG).flatMap(({ from }) => from), ...TENANT_ELSEWHERE];
  expect([...new Set(named)].sort()).toEqual(tenantPlaces);
  const branchPlaces = placesOf(BRANCH, []).sort();
  expect(
    branchesFileSchema
      .parse([BRANCH])
      .flatMap((branch) => placesOf(branch, []))
      .sort(),
  ).toEqual(branchPlaces);
  const ofBranch = [...Object.values(SETTINGS).flatMap(({ from }) => from), ...ELSEWHERE];
  expect([...new Set(ofBranch)].sort()).toEqual(branchPlaces);
});
