import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ShopOutcome } from '@/lib/contract/staff/shop/told';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const ACCOUNT = { bank: 'Banco', type: null, number: '0042-1234', holder: 'Ana', document: '900' };
const TRANSFER = { account: ACCOUNT, payMinutes: 30, reviewMinutes: 60 };

async function open() {
  const branches = ['centro', 'norte'].map((slug) =>
    createBranch({
      ...{ slug, booking: null, transfer: TRANSFER },
      services: ['take_away'],
      paymentMethods: [{ method: 'transfer', services: ['take_away'] }],
    }),
  );
  const { slug } = await openShop(backend, { branches, tables: [], guests: [] });
  const join = async (role: StaffRole) => {
    const { at } = await joinStaff({ backend, slug, role });
    return {
      read: async () => ((await at({ path: '/staff/shop.json' })).body as ShopAnswer).shop,
      change: (patches: readonly object[]) =>
        at({ method: 'POST', path: '/staff/shop/changes.json', body: { patches } }),
      check: (patches: readonly object[]) =>
        at({ method: 'POST', path: '/staff/shop/changes/check.json', body: { patches } }),
      undo: (id: number) => at({ method: 'POST', path: `/staff/shop/changes/${id}/undo.json`, body: {} }),
    };
  };
  return { join };
}
const numberOf = (from: string, to: string) => ({
  ...{ op: 'set', kind: 'branch', key: 'centro', field: ['transfer', 'account', 'number'] },
  ...{ from, to },
});

describe('a change that a folder would say otherwise (rule tenant/change)', () => {
  it('is refused: a product that no branch sells would be sold at all of them', async () => {
    const owner = await (await open()).join('owner');
    const [product] = (await owner.read()).products ?? [];
    const slugs = Object.keys(product?.offers ?? {});
    const nowhere = {
      ...{ op: 'set', kind: 'product', key: product?.sku, field: ['offers'] },
      ...{ from: product?.offers, to: {} },
    };
    expect(slugs.length).toBeGreaterThan(0);
    expect((await owner.change([nowhere])).body).toMatchObject({
      outcome: 'problems',
      problems: [{ key: 'not_kept', about: { kind: 'product', key: product?.sku } }, {}],
    });
    expect(Object.keys((await owner.read()).products?.[0]?.offers ?? {})).toEqual(slugs);
  });

  it('is refused: a group of options that no product names would be gone', async () => {
    const owner = await (await open()).join('owner');
    const option = {
      ...{ key: 'uno', name: { es: 'Uno' }, priceMinor: 0, max: 1, available: true },
      ...{ isDefault: false, textMax: null, groups: [] },
    };
    const entity = {
      ...{ key: 'salsas', name: { es: 'Salsas' }, min: 0, max: 1, free: 0 },
      ...{ priceRule: 'sum', options: [option] },
    };
    const add = { op: 'add', kind: 'group', key: 'salsas', after: null, entity };
    expect((await owner.change([add])).body).toMatchObject({
      outcome: 'problems',
      problems: [{ key: 'not_kept', about: { kind: 'group', key: 'salsas' } }],
    });
    const [product] = (await owner.read()).products ?? [];
    const used = {
      ...{ op: 'set', kind: 'product', key: product?.sku, field: ['optionGroups'] },
      ...{ from: product?.optionGroups, to: [...(product?.optionGroups ?? []), 'salsas'] },
    };
    expect((await owner.change([add, used])).body).toMatchObject({ outcome: 'done' });
    expect((await owner.read()).optionGroups?.map(({ key }) => key)).toContain('salsas');
  });
});

describe('the account that transfers go to (rule tenant/change)', () => {
  it('is the owner’s to change, and nobody else takes that back', async () => {
    const { join } = await open();
    const [owner, manager] = [await join('owner'), await join('manager')];
    const patches = [numberOf('0042-1234', '0077-9999')];
    for (const refused of [await manager.change(patches), await manager.check(patches)])
      expect(refused).toMatchObject({ status: 403, body: { error: { key: 'shop_owner_only' } } });
    const done = (await owner.change(patches)).body as Extract<ShopOutcome, { outcome: 'done' }>;
    expect(done.outcome).toBe('done');
    const id = done.change?.id ?? 0;
    expect((await manager.undo(id)).body).toMatchObject({ error: { key: 'shop_owner_only' } });
    expect((await owner.read()).branches?.[0]?.transfer?.account.number).toBe('0077-9999');
    expect((await owner.undo(id)).body).toMatchObject({ outcome: 'done' });
  });
});

describe('a card number among the texts of a change (guarantee/no-card-data)', () => {
  it('is refused, however deep it stands, and not where banks have numbers', async () => {
    const owner = await (await open()).join('owner');
    const card = '4242 4242 4242 4242';
    const [product] = (await owner.read()).products ?? [];
    const name = {
      ...{ op: 'set', kind: 'product', key: product?.sku, field: ['name'] },
      ...{ from: product?.name, to: { es: `Ajiaco ${card}` } },
    };
    expect(await owner.change([name])).toMatchObject({
      ...{ status: 422, body: { error: { key: 'card_data_not_accepted' } } },
    });
    const account = await owner.change([numberOf('0042-1234', '4242424242424242')]);
    expect(account.body).toMatchObject({ outcome: 'done' });
  });
});
