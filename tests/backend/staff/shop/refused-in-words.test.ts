import type { EditResult, ShopPort, ShopRead } from '@/backend/stored/shop-port';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let result: EditResult | null = null;
let read: ShopRead | null = null;
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  const { shop } = backend.deps;
  if (!shop) throw new Error('the backend edits no restaurant');
  // These are brought about by another program or an old import.
  backend.deps.shop = {
    ...shop,
    change: async (edit) => result ?? shop.change(edit),
    read: async (asked) => read ?? shop.read(asked),
  } satisfies ShopPort;
});
afterAll(() => backend.close());

const STEP = { op: 'set', kind: 'product', key: 'x', field: ['name', 'es'], from: 'X', to: 'Y' };

test.each<[EditResult, number, string]>([
  [{ outcome: 'busy' }, 503, 'shop_busy'],
  [{ outcome: 'undone' }, 409, 'change_undone'],
  [{ outcome: 'not_kept' }, 409, 'change_not_kept'],
  [{ outcome: 'fault', fault: 'The options differ.' }, 409, 'shop_unsayable'],
])('%j is refused with a key whose sentence is in the catalogues', async (told, status, key) => {
  const { slug } = await openShop(backend);
  const { at } = await joinStaff({ backend, slug, role: 'manager' });
  result = told;
  const answer = await at({ method: 'POST', path: '/staff/shop/changes.json', body: { patches: [STEP] } });
  result = null;
  expect(answer).toMatchObject({ status, body: { error: { key } } });
});

test('a restaurant that no folder can say is not read to be edited', async () => {
  const { slug } = await openShop(backend);
  const { at } = await joinStaff({ backend, slug, role: 'manager' });
  read = { fault: 'The options differ.' };
  const answer = await at({ path: '/staff/shop.json' });
  read = null;
  expect(answer).toMatchObject({
    status: 409,
    body: { error: { key: 'shop_unsayable', message: 'The options differ.' } },
  });
});
