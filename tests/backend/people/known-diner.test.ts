import type { Profile } from '@/lib/contract/people/profile';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, {});
});
afterAll(() => backend.close());

const accountOf = async ({ headers }: Diner) =>
  (await shop.ask({ path: '/profiles/account.json', headers })).body as Profile;

const CONTACT = {
  name: 'Ana Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'CE',
  dni: 'AB12345',
};

it('contact, document and way to pay are kept for the next order of that diner alone (rule people/known-diner)', async () => {
  const [ana, other] = [await shop.createDiner(), await shop.createDiner()];
  expect(await accountOf(ana)).toMatchObject({ dni: '', payment_method: null });
  await shop.fillCart(ana, { contact: CONTACT, payment_method: 'cash' });
  expect(await accountOf(ana)).toMatchObject({ ...CONTACT, payment_method: 'cash' });
  expect(await accountOf(other)).toMatchObject({ dni: '', payment_method: null });
});

it('what a later cart leaves out or takes back stays (rule people/known-diner)', async () => {
  const ana = await shop.createDiner();
  const { purchase_id } = await shop.fillCart(ana, { contact: CONTACT, payment_method: 'cash' });
  await shop.settle(ana, purchase_id, { contact: null, payment_method: null });
  expect(await accountOf(ana)).toMatchObject({ dni: 'AB12345', payment_method: 'cash' });
});
