import type { BundleBranch } from '@/backend/stored/tenant-bundle';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import { SERVICE_CHOICES, type ServiceChoice } from '@/lib/domain/branches/services';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch, createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({}, { sandboxUrl: 'http://127.0.0.1:1/v1' });
});
afterAll(() => backend.close());

const everything: Partial<BundleBranch> = {
  services: [...SERVICE_CHOICES],
  onlinePay: { delivery: true, take_away: true, on_table: true, book: true, room: true },
  paymentMethods: PAYMENT_METHODS.map((method) => ({ method, services: [...SERVICE_CHOICES] })),
  paymentProvider: 'sandbox',
};
/** The methods that the gateway takes (rule payments/providers). */
const ONLINE = ['card', 'pse', 'nequi'];
const TRANSFER = ['transfer'];
const TRANSFERS = {
  account: { bank: 'Banco', type: null, number: '0042', holder: 'La Tienda', document: 'NIT 1' },
  payMinutes: 30,
  reviewMinutes: 60,
};
const IN_PERSON = ['cash', 'card_reader', 'face_to_face'];
const AT_THE_DOOR = ['cash', 'card_reader'];

async function listMethods({ branch, service }: { branch: Partial<BundleBranch>; service: ServiceChoice }) {
  const bundle = createBundle({
    branches: [createBranch({ slug: 'centro', ...everything, ...branch })],
    products: [],
    zones: [],
  });
  const { host } = await backend.importTenant(bundle);
  const config = (await backend.ask({ path: '/domain/config.json', host })).body as {
    suppliers: { id: number }[];
  };
  const path = `/api/v4/payment_methods.json?supplier_id=${config.suppliers[0]?.id}&tipe=array&service=${service}`;
  const { body } = await backend.ask({ path, host });
  const methods = body as PaymentMethodAnswer[];
  const keysOf = (wanted: PaymentMethodAnswer['obstacle']) =>
    methods.filter(({ obstacle }) => obstacle === wanted).map(({ key }) => key);
  return { keys: keysOf(null), missing: keysOf('not_configured') };
}

test.each<{
  why: string;
  branch: Partial<BundleBranch>;
  service: ServiceChoice;
  keys: string[];
  missing?: string[];
}>([
  {
    why: 'delivery has all but the room and the till',
    branch: {},
    service: 'delivery',
    keys: [...ONLINE, ...AT_THE_DOOR],
    missing: [...TRANSFER],
  },
  {
    why: 'take away has the till too',
    branch: {},
    service: 'take_away',
    keys: [...ONLINE, ...IN_PERSON],
    missing: [...TRANSFER],
  },
  {
    why: 'without online pay for the service, in person only',
    branch: {
      onlinePay: { delivery: false, take_away: true, on_table: true, book: true, room: true },
    },
    service: 'schedule',
    keys: AT_THE_DOOR,
    missing: TRANSFER,
  },
  {
    why: 'without a gateway, in person only: the rest is not configured',
    branch: { paymentProvider: null },
    service: 'take_away',
    keys: IN_PERSON,
    missing: [...ONLINE, ...TRANSFER],
  },
  {
    why: 'a gateway without keys is not configured',
    branch: { paymentProvider: 'wompi' },
    service: 'take_away',
    keys: IN_PERSON,
    missing: [...ONLINE, ...TRANSFER],
  },
  {
    why: 'a transfer whose account is there can be chosen',
    branch: { paymentMethods: [{ method: 'transfer', services: ['delivery'] }], transfer: TRANSFERS },
    service: 'delivery',
    keys: TRANSFER,
  },
  {
    why: 'a room is paid online or charged to, never at the till',
    branch: {},
    service: 'room',
    keys: [...ONLINE, 'room_charge'],
  },
  {
    why: 'an open account is paid either way',
    branch: { onTableClass: 'checkout' },
    service: 'on_table',
    keys: [...ONLINE, ...IN_PERSON],
  },
  {
    why: 'where paying comes first, online only',
    branch: { onTableClass: 'checkout_no_incremental' },
    service: 'on_table',
    keys: ONLINE,
  },
  { why: 'grab-and-go is paid first', branch: {}, service: 'grab_and_go', keys: ONLINE },
  {
    why: 'a service the branch lacks has none',
    branch: { services: ['delivery'] },
    service: 'book',
    keys: [],
  },
  {
    why: "the branch's own order and services hold",
    branch: {
      paymentMethods: [
        { method: 'cash', services: ['delivery'] },
        { method: 'card', services: ['delivery'] },
        { method: 'card_reader', services: ['take_away'] },
      ],
    },
    service: 'delivery',
    keys: ['cash', 'card'],
  },
])('$why', async ({ branch, service, keys, missing = [] }) => {
  expect(await listMethods({ branch, service })).toEqual({ keys, missing });
});
