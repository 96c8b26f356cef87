import { countChange, countShop } from '@/lib/domain/shop/count-change';
import { createOwnSteps } from '@/lib/domain/shop/own-steps';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

const table = (branchSlug: string) => ({ branchSlug, kind: 'table', label: '1' });
const SHOP: ShopDocument = {
  ...{ tenant: {}, categories: [], optionGroups: [], products: [], popups: [], surveys: [], coupons: [] },
  branches: [{ slug: 'norte' }, { slug: 'centro' }],
  zones: [{ key: 'cerca', branchSlug: 'centro' }],
  tables: [table('norte'), table('centro')],
};
const set = (kind: 'branch' | 'product' | 'zone' | 'tenant', key: string, ...field: string[]): ShopPatch => ({
  ...{ op: 'set', kind, key, field, from: 1, to: 2 },
});
const put = (op: 'add' | 'remove', key: string, branchSlug: string): ShopPatch => ({
  ...{ op, kind: 'table', key, after: null, entity: table(branchSlug) },
});

test.each<[boolean, ShopPatch]>([
  [true, set('branch', 'norte', 'phone')],
  [false, set('branch', 'norte', 'slug')],
  [false, set('branch', 'norte', 'court')],
  [false, set('branch', 'centro', 'phone')],
  [true, set('product', 'x', 'offers', 'norte', 'priceMinor')],
  [false, set('product', 'x', 'offers', 'centro', 'priceMinor')],
  [false, set('product', 'x', 'offers')],
  [false, set('product', 'x', 'name', 'es')],
  [false, set('tenant', 'tenant', 'name')],
  [false, set('zone', 'cerca', 'deliveryMinor')],
  [false, set('zone', 'other', 'branchSlug')],
  [true, put('add', 'norte/table/2', 'norte')],
  [false, put('add', 'centro/table/2', 'centro')],
  [true, put('remove', 'norte/table/1', 'norte')],
  // It says another branch than stands there.
  [false, put('remove', 'centro/table/1', 'norte')],
  [false, { op: 'move', kind: 'zone', key: 'cerca', from: null, to: 'other' }],
  [false, { op: 'remove', kind: 'product', key: 'x', after: null, entity: {} }],
])('somebody of one branch alone: %s for %j (rule staff/branches)', (isOwn, patch) => {
  expect(createOwnSteps(SHOP, ['norte'])(patch)).toBe(isOwn);
});

test('a change says how much it is (rule tenant/history)', () => {
  const patches = [
    set('product', 'x', 'offers', 'norte', 'priceMinor'),
    set('product', 'x', 'name', 'es'),
    put('add', 'centro/table/2', 'centro'),
  ];
  expect(countChange(patches)).toEqual({
    ...{ steps: 3, things: { product: 1, table: 1 }, prices: 1, branches: ['norte', 'centro'] },
  });
  expect(countShop(SHOP)).toMatchObject({ things: { branch: 2, table: 2 }, branches: ['norte', 'centro'] });
});
