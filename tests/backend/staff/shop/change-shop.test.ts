import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ShopChecked } from '@/lib/contract/staff/shop/change-calls';
import type { ShopOutcome } from '@/lib/contract/staff/shop/told';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const offersAt = (slugs: readonly string[]) =>
  slugs.map((branchSlug) => ({ branchSlug, priceMinor: 30_000, stock: null, available: true }));
const dishes = ['ajiaco', 'bandeja', 'cazuela'].map((sku, position) =>
  createProduct({ sku, position, offers: offersAt(['centro', 'norte']) }),
);
const priceOf = (key: string, from: number, to: number, branch = 'centro'): ShopPatch => ({
  ...{ op: 'set', kind: 'product', key, field: ['offers', branch, 'priceMinor'], from, to },
});

async function open() {
  // A folder could say all of it.
  const bundle = createBundle();
  const categories = bundle.categories.map((category) => ({ ...category, description: {} }));
  const branches = bundle.branches.map((branch) => ({
    ...{ ...branch, booking: null },
    services: branch.services.filter((service) => service !== 'book'),
  }));
  const shop = await openShop(backend, { products: dishes, branches, categories, tables: [] });
  const { slug } = shop;
  const join = async (mail: string, branches: number[] | null = null) => {
    const { at } = await joinStaff({
      backend,
      slug,
      role: 'manager',
      mail: `${mail}@${slug}.test`,
      branches,
    });
    const post = (path: string, body: object) => at({ method: 'POST', path, body });
    return {
      at,
      change: (patches: readonly unknown[], confirms: string[] = []) =>
        post('/staff/shop/changes.json', { patches, confirms }),
      check: async (patches: readonly unknown[]) =>
        (await post('/staff/shop/changes/check.json', { patches })).body as ShopChecked,
      undo: (id: number) => post(`/staff/shop/changes/${id}/undo.json`, {}),
      read: async () => (await at({ path: '/staff/shop.json' })).body as ShopAnswer,
      list: async () => (await at({ path: '/staff/shop/changes.json' })).body,
    };
  };
  return { ...shop, join };
}
const pricesOf = ({ shop }: ShopAnswer) =>
  Object.fromEntries((shop.products ?? []).map(({ sku, offers }) => [sku, offers.centro?.priceMinor]));
const idOf = (outcome: unknown) => {
  const told = outcome as ShopOutcome;
  return told.outcome === 'done' ? (told.change?.id ?? 0) : 0;
};

describe('a change of the restaurant by its owner (rule tenant/change)', () => {
  it('writes its steps, and says who did it, when, and how much it is', async () => {
    const { join } = await open();
    const ana = await join('ana');
    const { status, body } = await ana.change([priceOf('ajiaco', 30_000, 34_000)]);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        outcome: 'done',
        change: {
          ...{ kind: 'edit', by: { kind: 'person', name: 'Ana manager' }, at: '2026-11-18T17:00:00.000Z' },
          counts: { steps: 1, things: { product: 1 }, prices: 1, branches: ['centro'] },
          ...{ can_be_undone: true, undoes: null, undone_by: null },
        },
        warnings: [],
      },
    });
    const after = await ana.read();
    expect(pricesOf(after)).toMatchObject({ ajiaco: 34_000, bandeja: 30_000 });
    expect(after.version).toBe(idOf(body));
    expect((await ana.change([priceOf('ajiaco', 30_000, 34_000)])).body).toMatchObject({
      ...{ outcome: 'done', change: null, version: after.version },
    });
    expect(await ana.list()).toMatchObject({ changes: [{ id: after.version }], before: null });
  });

  it('tells who wrote what stands, and writes nothing', async () => {
    const { join } = await open();
    const [ana, luz] = [await join('ana'), await join('luz')];
    await ana.change([priceOf('ajiaco', 30_000, 34_000)]);
    const patches = [priceOf('bandeja', 30_000, 31_000), priceOf('ajiaco', 30_000, 33_000)];
    const conflict = { why: 'changed', key: 'ajiaco', stands: 34_000, by: { doer: { name: 'Ana manager' } } };
    expect((await luz.change(patches)).body).toMatchObject({ outcome: 'conflict', conflicts: [conflict] });
    expect(await luz.check(patches)).toMatchObject({ conflicts: [conflict], counts: null });
    expect(pricesOf(await luz.read())).toMatchObject({ ajiaco: 34_000, bandeja: 30_000 });
  });

  it('tells problems by the thing that they are about, as an import would', async () => {
    const { join } = await open();
    const ana = await join('ana');
    const patches = [
      {
        ...{ op: 'set', kind: 'product', key: 'ajiaco', field: ['categoryKey'] },
        from: 'platos',
        to: 'nada',
      },
    ];
    const problem = {
      key: 'not_in_file',
      values: { given: 'nada' },
      about: { kind: 'product', key: 'ajiaco' },
    };
    expect((await ana.change(patches)).body).toMatchObject({ outcome: 'problems', problems: [problem] });
    expect(await ana.check(patches)).toMatchObject({ problems: [problem], counts: null });
  });

  it('asks before much is lost, and takes the answer by its id', async () => {
    const { join } = await open();
    const ana = await join('ana');
    const { shop } = await ana.read();
    const patches = (shop.products ?? []).slice(0, 2).map(({ sku, ...entity }) => ({
      ...{ op: 'remove', kind: 'product', key: sku, after: null, entity: { sku, ...entity } },
    }));
    const asked = (await ana.change(patches)).body as ShopOutcome;
    expect(asked).toMatchObject({ outcome: 'questions', questions: [{ key: 'products_gone' }] });
    const confirms = asked.outcome === 'questions' ? asked.questions.map(({ id }) => id) : [];
    expect((await ana.change(patches, confirms)).body).toMatchObject({ outcome: 'done' });
    expect(Object.keys(pricesOf(await ana.read()))).toEqual(['cazuela']);
  });

  it('refuses what belongs nowhere, and pictures of others', async () => {
    const { join } = await open();
    const ana = await join('ana');
    const wrong = { ...priceOf('ajiaco', 30_000, 1), to: { deep: [[[]]] } };
    expect(await ana.change([wrong])).toMatchObject({ status: 400 });
    const reserved = { ...priceOf('ajiaco', 30_000, 1), field: ['__proto__', 'polluted'] };
    expect(await ana.change([reserved])).toMatchObject({ status: 422 });
    const own = JSON.parse('{"__proto__":{"priceMinor":1,"stock":null,"available":true}}');
    const hidden = {
      ...priceOf('ajiaco', 0, 0),
      field: ['offers'],
      from: (await ana.read()).shop.products?.[0]?.offers,
      to: own,
    };
    expect((await ana.change([hidden])).body).not.toMatchObject({ outcome: 'done' });
    expect(Object.keys({})).toEqual([]);
    const picture = { hash: 'a'.repeat(24), width: 64, height: 64, widths: [64] };
    const logo = {
      ...{ op: 'set', kind: 'tenant', key: 'tenant', field: ['logo'] },
      from: (await ana.read()).shop.tenant?.logo,
      to: picture,
    };
    expect((await ana.change([logo])).body).toMatchObject({
      ...{ outcome: 'conflict', conflicts: [{ why: 'picture', field: ['logo'], by: null }] },
    });
  });

  it('lets somebody of one branch change what is of that branch alone', async () => {
    const { join, branchId } = await open();
    const eva = await join('eva', [branchId('norte')]);
    expect(await eva.change([priceOf('ajiaco', 30_000, 31_000)])).toMatchObject({ status: 403 });
    const name = {
      ...{ op: 'set', kind: 'product', key: 'ajiaco', field: ['name', 'es'] },
      from: 'ajiaco',
      to: 'x',
    };
    expect(await eva.change([name])).toMatchObject({ status: 403 });
    expect((await eva.change([priceOf('ajiaco', 30_000, 31_000, 'norte')])).body).toMatchObject({
      outcome: 'done',
    });
    expect((await eva.at({ path: '/staff/shop/changes.json' })).status).toBe(403);
  });
});

describe('two who change at once', () => {
  it('both stand when they change different things', async () => {
    const { join } = await open();
    const [ana, luz] = [await join('ana'), await join('luz')];
    const answers = await Promise.all([
      ana.change([priceOf('ajiaco', 30_000, 34_000)]),
      luz.change([priceOf('bandeja', 30_000, 35_000)]),
      ana.change([priceOf('cazuela', 30_000, 36_000)]),
    ]);
    expect(answers.map(({ body }) => (body as ShopOutcome).outcome)).toEqual(['done', 'done', 'done']);
    expect(pricesOf(await ana.read())).toEqual({ ajiaco: 34_000, bandeja: 35_000, cazuela: 36_000 });
  });

  it('one is told of the other when they change the same', async () => {
    const { join } = await open();
    const [ana, luz] = [await join('ana'), await join('luz')];
    const answers = await Promise.all([
      ana.change([priceOf('ajiaco', 30_000, 34_000)]),
      luz.change([priceOf('ajiaco', 30_000, 35_000)]),
    ]);
    expect(answers.map(({ body }) => (body as ShopOutcome).outcome).sort()).toEqual(['conflict', 'done']);
  });
});

describe('a change that is taken back (rule tenant/history)', () => {
  it('is as before, once, and can be taken back itself', async () => {
    const { join } = await open();
    const ana = await join('ana');
    const id = idOf((await ana.change([priceOf('ajiaco', 30_000, 34_000)])).body);
    const undone = await Promise.all([ana.undo(id), ana.undo(id)]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [refused] = undone.filter(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: { key: 'change_undone' } });
    expect(pricesOf(await ana.read()).ajiaco).toBe(30_000);
    const [back] = undone.filter(({ status }) => status === 200);
    expect(back?.body).toMatchObject({ outcome: 'done', change: { kind: 'undo', undoes: id } });
    expect((await ana.undo(idOf(back?.body))).body).toMatchObject({ outcome: 'done' });
    expect(pricesOf(await ana.read()).ajiaco).toBe(34_000);
  });

  it('stays where somebody has changed the same since', async () => {
    const { join } = await open();
    const ana = await join('ana');
    const id = idOf((await ana.change([priceOf('ajiaco', 30_000, 34_000)])).body);
    await ana.change([priceOf('ajiaco', 34_000, 35_000)]);
    expect((await ana.undo(id)).body).toMatchObject({ outcome: 'conflict', conflicts: [{ stands: 35_000 }] });
    expect(await ana.undo(id + 1_000)).toMatchObject({ status: 404 });
  });
});
