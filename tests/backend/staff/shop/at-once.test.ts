import { createImportHold } from '@/backend/folders/hold-import';
import { createLocalHold } from '@/backend/folders/local-hold';
import { createShop } from '@/backend/folders/shop/create-shop';
import type { Database, Work } from '@/backend/platform/database/database';
import type { ShopEdit, ShopPort } from '@/backend/stored/shop-port';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createPlainShop } from '@/tests/support/editing/plain-shop';
import { readAnswer } from '@/tests/support/editing/read-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const createSignal = () => {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
};

/** A database that gives the end of the first reading of a restaurant to its reader when `go` is given. */
function createGate() {
  const [reached, go, read] = [createSignal(), createSignal(), createSignal()];
  let readings = 0;
  const db: Database = {
    ...backend.db,
    async system<T>(work: Work<T>) {
      let isReading = false;
      const result = await backend.db.system<T>((sql, commitAhead) =>
        work((text, values) => {
          isReading ||= /^\s*select .* from guests\b/s.test(text);
          return sql(text, values);
        }, commitAhead),
      );
      if (!isReading) return result;
      readings += 1;
      if (readings > 1) read.give();
      else {
        reached.give();
        await go.given;
      }
      return result;
    },
  };
  /** The turns in which a second one that nothing holds has read. */
  const goOn = async () => {
    const turns = async () => {
      for (let turn = 0; turn < 100; turn += 1) await backend.db.lookUp('select 1');
    };
    await Promise.race([read.given, turns()]);
    go.give();
  };
  return { db, reached: reached.given, goOn };
}

const editOf = (slug: string, steps: ShopEdit['steps']): ShopEdit => ({
  ...{ slug, steps, own: null, confirms: [], actor: 'operator', now: backend.clock.now },
});
/** Both fields stand in one row of the database. */
const described = (to: string): ShopEdit['steps'] => [
  { op: 'set', kind: 'product', key: 'p1', field: ['description', 'es'], from: 'Con arroz y ensalada', to },
];
const named = (to: string): ShopEdit['steps'] => [
  { op: 'set', kind: 'product', key: 'p1', field: ['name', 'es'], from: 'p1', to },
];
async function textsOf(shop: ShopPort, slug: string) {
  const product = (await readAnswer(shop, slug)).shop.products?.[1];
  return [product?.name.es, product?.description.es];
}
const open = () => backend.importTenant(createPlainShop({ products: 3 }));

/** The second comes when the first has read what it will write upon. */
async function inOneAnother<T>(
  { reached, goOn }: Pick<ReturnType<typeof createGate>, 'reached' | 'goOn'>,
  [first, second]: readonly [() => Promise<T>, () => Promise<T>],
) {
  const one = first();
  await reached;
  const other = second();
  await goOn();
  return Promise.all([one, other]);
}

/** The embedded database has one program. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip;

test('two changes of different things at once both stand', async () => {
  const { slug } = await open();
  const { db, ...gate } = createGate();
  const shop = createShop({ db, sendsSms: true });
  const answers = await inOneAnother(gate, [
    () => shop.change(editOf(slug, named('Sancocho'))),
    () => shop.change(editOf(slug, described('Con aguacate'))),
  ]);
  expect(answers).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
  expect(await textsOf(shop, slug)).toEqual(['Sancocho', 'Con aguacate']);
});

onPostgres('and those of two programs with one database', async () => {
  const { slug } = await open();
  const { db, ...gate } = createGate();
  const createProgram = () =>
    createShop({ db, sendsSms: true, holdImport: createImportHold(process.env.TEST_DATABASE_URL ?? '') });
  const [here, there] = [createProgram(), createProgram()];
  const answers = await inOneAnother(gate, [
    () => here.change(editOf(slug, named('Sancocho'))),
    () => there.change(editOf(slug, described('Con aguacate'))),
  ]);
  expect(answers).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
  expect(await textsOf(here, slug)).toEqual(['Sancocho', 'Con aguacate']);
});

test('one change is taken back once, though two ask for it at once', async () => {
  const { slug } = await open();
  const whole = createShop({ db: backend.db, sendsSms: true });
  const made = await whole.change(editOf(slug, named('Sancocho')));
  const undo = made.outcome === 'done' && made.change !== null ? made.change : 0;
  const { db, ...gate } = createGate();
  const shop = createShop({ db, sendsSms: true });
  const takeBack = () => shop.change(editOf(slug, { undo }));
  const answers = await inOneAnother(gate, [takeBack, takeBack]);
  expect(answers).toMatchObject([{ outcome: 'done' }, { outcome: 'undone' }]);
  expect(await textsOf(shop, slug)).toEqual(['p1', 'Con arroz y ensalada']);
});

test('an import does not begin while a change is written, and is told of it', async () => {
  const { slug } = await open();
  const { db, reached, goOn } = createGate();
  const holdImport = createLocalHold();
  const shop = createShop({ db, sendsSms: true, holdImport });
  const changing = shop.change(editOf(slug, named('Sancocho')));
  await reached;
  expect(await holdImport(slug, backend.clock.now)).toMatchObject({ isHeld: false });
  await goOn();
  expect(await changing).toMatchObject({ outcome: 'done' });
  expect(await holdImport(slug, backend.clock.now)).toMatchObject({ isHeld: true });
});
