import { paysElsewhere } from '@/lib/domain/shop/pays-elsewhere';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

const set = (...field: string[]): ShopPatch => ({ op: 'set', kind: 'branch', key: 'centro', field, to: 1 });
const add = (entity: Record<string, unknown>): ShopPatch => ({
  ...{ op: 'add', kind: 'branch', key: 'sur', after: null, entity },
});

test.each([
  [true, set('transfer')],
  [true, set('transfer', 'account', 'number')],
  [true, add({ slug: 'sur', transfer: {} })],
  [false, add({ slug: 'sur', transfer: null })],
  [false, add({ slug: 'sur' })],
  [false, { ...add({ transfer: {} }), op: 'remove' } as ShopPatch],
  [false, set('phone')],
  [false, { ...set('transfer'), kind: 'tenant' } as ShopPatch],
])('says where transfers go: %s, %j (rule tenant/change)', (is, patch) =>
  expect(paysElsewhere(patch)).toBe(is),
);
