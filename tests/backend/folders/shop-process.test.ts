import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createShop } from '@/backend/folders/shop/create-shop';
import { createShopProgram } from '@/backend/folders/shop/shop-program';
import type { ShopEdit } from '@/backend/stored/shop-port';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createPlainShop } from '@/tests/support/editing/plain-shop';
import { readAnswer } from '@/tests/support/editing/read-shop';

const root = mkdtempSync(join(tmpdir(), 'shop-process-'));
const settings = { connectionString: process.env.TEST_DATABASE_URL ?? '', sendsSms: true, keptMs: 0 };
let backend: TestBackend;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs', root]);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  backend = await createTestBackend();
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(root, { recursive: true });
});

/** A restaurant, and a program that does not touch a transaction itself. */
async function open({ products, file }: { products: number; file: string }) {
  const { slug } = await backend.importTenant(createPlainShop({ products }));
  const system = () => Promise.reject(new Error('worked on here'));
  const program = createShopProgram({ ...settings, file: join(root, file) });
  const shop = createShop({ db: { ...backend.db, system }, sendsSms: true, program });
  const edit = (steps: ShopEdit['steps']) => ({
    ...{ slug, steps, own: null, confirms: [], actor: 'operator', now: backend.clock.now },
  });
  return { slug, shop, program, edit };
}
const priced = (from: number, to: number): ShopEdit['steps'] => [
  { op: 'set', kind: 'product', key: 'p1', field: ['offers', 'centro', 'priceMinor'], from, to },
];

test('a large restaurant is read, checked, changed and taken back in a program of its own', async () => {
  const { slug, shop, program, edit } = await open({ products: 300, file: 'shop-process.mjs' });
  const priceNow = async () =>
    (await readAnswer(program, slug)).shop.products?.[1]?.offers.centro?.priceMinor;
  expect(await shop.check(edit(priced(30_000, 31_000)))).toMatchObject({ outcome: 'ready', questions: [] });
  // Both at once: one after the other, in one program.
  const [done, refused] = await Promise.all([
    shop.change(edit(priced(30_000, 31_000))),
    shop.change(edit(priced(30_000, 32_000))),
  ]);
  expect(done).toMatchObject({ outcome: 'done' });
  expect(refused).toMatchObject({ outcome: 'conflict', conflicts: [{ stands: 31_000 }] });
  expect(await priceNow()).toBe(31_000);
  const undo = 'change' in done && done.change !== null ? done.change : 0;
  expect(await shop.change(edit({ undo }))).toMatchObject({ outcome: 'done' });
  expect(await priceNow()).toBe(30_000);
}, 60_000);

test('a reading that is quicker than the start of the program is done here, and starts it', async () => {
  const { slug, shop, program } = await open({ products: 300, file: 'shop-process.mjs' });
  const start = jest.spyOn(program, 'start');
  await expect(readAnswer(shop, slug)).rejects.toThrow('worked on here');
  expect(start).toHaveBeenCalledTimes(1);
  const large = await open({ products: 3_000, file: 'shop-process.mjs' });
  expect((await readAnswer(large.shop, large.slug)).shop.products).toHaveLength(3_000);
}, 60_000);

test('a small one is not: the start of a program takes longer than its change', async () => {
  const { shop, edit } = await open({ products: 20, file: 'shop-process.mjs' });
  await expect(shop.change(edit(priced(30_000, 31_000)))).rejects.toThrow('worked on here');
}, 60_000);

test('a program that ends by itself is told in a sentence, and the next call starts another', async () => {
  const { shop, edit } = await open({ products: 300, file: 'dies.mjs' });
  writeFileSync(
    join(root, 'dies.mjs'),
    "process.once('message', () => process.once('message', () => process.kill(process.pid, 'SIGKILL')));",
  );
  const told = 'The program that edits large restaurants ended by itself (SIGKILL)';
  await expect(shop.change(edit(priced(30_000, 31_000)))).rejects.toThrow(told);
  await expect(shop.check(edit(priced(30_000, 31_000)))).rejects.toThrow(told);
}, 60_000);
