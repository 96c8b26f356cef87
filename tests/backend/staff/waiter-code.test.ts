import { randomUUID } from 'node:crypto';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { splitCode } from '@/lib/domain/table/code-parts';
import type { WaiterCode } from '@/lib/domain/table/waiter-code';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { openDining } from '@/tests/support/shops/dining-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';
import { signedCode } from '@/tests/support/shops/signed-code';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

type Line = WaiterCode['lines'][number];
const lineOf = (offerId: number, changes: Partial<Line> = {}): Line => ({
  ...{ offerId, count: 1, choices: [], comment: '', member: 2, forAll: false },
  ...changes,
});

/** Ana and Luis at table 1; Luis's phone shows two lemonades and lost its signal. */
async function openServed(changes: Partial<TenantBundle> = {}) {
  const dining = await openDining(backend, changes);
  const headers = await dining.asStaff('tables:write');
  const ana = await dining.sitDown('1', 'Ana');
  const luis = await dining.sitDown('1', 'Luis');
  await dining.choose(luis, 'limonada', { count: 3 });
  const { table, code_secret: secret } = await dining.read(luis);
  const sign = (code: WaiterCode) => signedCode(code, secret ?? undefined);
  const shown: WaiterCode = {
    tableId: table.id,
    member: 2,
    key: randomUUID(),
    lines: [lineOf(dining.offerId('limonada'), { count: 2 })],
  };
  const take = (code: string, by = headers) =>
    dining.ask({ method: 'POST', path: '/staff/accounts/from_code.json', headers: by, body: { code } });
  return { ...dining, headers, ana, luis, shown, take, sign };
}
const roundsOf = ({ body }: { body: unknown }) => (body as StaffAccount).rounds;

describe('the code that a phone without a signal shows (rule table/waiter-code)', () => {
  it('is a round of its member, and what it holds leaves their cart', async () => {
    const shop = await openServed();
    const taken = await shop.take(shop.sign(shop.shown));
    expect(taken.status).toBe(200);
    expect(roundsOf(taken)).toMatchObject([{ number: 1, member: 2, lines: [{ count: 2, member: 2 }] }]);
    const { drafts, total } = await shop.read(shop.luis);
    expect(drafts).toMatchObject([{ member: 2, lines: [{ count: 1 }] }]);
    expect(total).toBeGreaterThan(0);
  });

  it('is not there for a waiter of another branch (rule staff/branches)', async () => {
    const shop = await openServed();
    const { slug } = shop;
    const [here, there] = [
      await joinStaff({
        backend,
        slug,
        role: 'waiter',
        mail: `a@${slug}.example`,
        branches: [shop.branchId()],
      }),
      await joinStaff({ backend, slug, role: 'waiter', mail: `b@${slug}.example`, branches: [999_999] }),
    ];
    const body = { code: shop.sign(shop.shown) };
    const path = '/staff/accounts/from_code.json';
    expect((await there.at({ method: 'POST', path, body })).status).toBe(404);
    expect((await here.at({ method: 'POST', path, body })).status).toBe(200);
  });

  it('is one round, scanned twice, and sent by the phone later', async () => {
    const shop = await openServed();
    await shop.take(shop.sign(shop.shown));
    await shop.take(shop.sign(shop.shown));
    const sent = await shop.send(shop.luis, { key: shop.shown.key });
    expect(sent.status).toBe(200);
    expect((await shop.read(shop.ana)).rounds).toHaveLength(1);
  });

  it('brings nothing after the phone has sent it', async () => {
    const shop = await openServed();
    await shop.send(shop.luis, { key: shop.shown.key });
    expect(roundsOf(await shop.take(shop.sign(shop.shown)))).toMatchObject([{ lines: [{ count: 3 }] }]);
  });

  it('holds everybody’s where that was sent, each line of its member and for all where it was', async () => {
    const shop = await openServed();
    await shop.choose(shop.ana, 'limonada', { count: 2 });
    const offerId = shop.offerId('limonada');
    const lines = [lineOf(offerId, { count: 3, forAll: true }), lineOf(offerId, { member: 1 })];
    const code = shop.sign({ ...shop.shown, lines });
    const taken = await shop.take(code);
    expect(roundsOf(taken)).toMatchObject([
      {
        member: 2,
        lines: [
          { count: 3, member: 2, for_all: true },
          { count: 1, member: 1, for_all: false },
        ],
      },
    ]);
    expect((await shop.read(shop.ana)).drafts).toMatchObject([{ member: 1, lines: [{ count: 1 }] }]);
    await shop.send(shop.luis, { whose: 'all', key: shop.shown.key });
    expect((await shop.read(shop.ana)).rounds).toHaveLength(1);
  });

  it('leaves out the lines of whom staff took off', async () => {
    const shop = await openServed();
    const { id } = await shop.read(shop.ana);
    await shop.ask({ method: 'DELETE', path: `/staff/accounts/${id}/members/1.json`, headers: shop.headers });
    const lines = [lineOf(shop.offerId('limonada'), { member: 1, count: 9 }), ...shop.shown.lines];
    const taken = await shop.take(shop.sign({ ...shop.shown, lines }));
    expect(roundsOf(taken)).toMatchObject([{ lines: [{ count: 2, member: 2 }] }]);
    const gone = shop.sign({ ...shop.shown, key: randomUUID(), lines: lines.slice(0, 1) });
    expect((await shop.take(gone)).status).toBe(404);
  });

  it('comes in parts, in any order, some twice, and none alone', async () => {
    const shop = await openServed();
    const [line] = shop.shown.lines;
    const lines = ['a', 'b', 'c', 'd'].flatMap((sign) =>
      line ? [{ ...line, count: 1, comment: sign.repeat(250) }] : [],
    );
    const text = shop.sign({ ...shop.shown, lines });
    const parts = splitCode({ text, key: shop.shown.key });
    expect(await shop.take(parts.slice(1).join('\n'))).toMatchObject({
      status: 422,
      body: { error: { key: 'invalid_input', fields: { code: 'incomplete' } } },
    });
    const taken = await shop.take([...parts.reverse(), ...parts].join('\n'));
    expect(roundsOf(taken)[0]?.lines).toHaveLength(4);
  });

  it('holds no sign that is not stored, and no card number as its key', async () => {
    const shop = await openServed();
    const [line] = shop.shown.lines;
    for (const comment of ['a\0b', 'a\ud800b'])
      expect(
        await shop.take(shop.sign({ ...shop.shown, lines: line ? [{ ...line, comment }] : [] })),
      ).toMatchObject({ status: 422, body: { error: { fields: { code: 'unreadable' } } } });
    const key = '4242424242424242';
    expect(keyOf(await shop.take(shop.sign({ ...shop.shown, key })))).toBe('card_data_not_accepted');
    expect(await shop.read(shop.luis)).toMatchObject({ rounds: [], drafts: [{ lines: [{ count: 3 }] }] });
  });

  it('holds no card number, and is of nobody whom staff took off', async () => {
    const shop = await openServed();
    const [line] = shop.shown.lines;
    const card = line ? [{ ...line, comment: '4242424242424242' }] : [];
    expect(keyOf(await shop.take(shop.sign({ ...shop.shown, lines: card })))).toBe('card_data_not_accepted');
    const { id } = await shop.read(shop.ana);
    const path = `/staff/accounts/${id}/members/2.json`;
    await shop.ask({ method: 'DELETE', path, headers: shop.headers });
    expect((await shop.take(shop.sign(shop.shown))).status).toBe(404);
  });

  it('is refused where it is none, of nobody, of another branch, sold out, or without the scope', async () => {
    const shop = await openServed();
    const code = (changes: Partial<WaiterCode>) => shop.sign({ ...shop.shown, ...changes });
    expect(await shop.take('https://example.com')).toMatchObject({
      status: 422,
      body: { error: { key: 'invalid_input', fields: { code: 'unreadable' } } },
    });
    expect((await shop.take(code({ member: 7 }))).status).toBe(404);
    expect((await shop.take(code({ tableId: 999_999 }))).status).toBe(404);
    const foreign = lineOf(shop.offerId('limonada', 'norte'));
    expect((await shop.take(code({ lines: [foreign] }))).status).toBe(404);
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql('update supplier_products set stock = 1 where instance_id = $1 and id = $2', [
        shop.instanceId,
        shop.offerId('limonada'),
      ]),
    );
    expect(keyOf(await shop.take(code({})))).toBe('out_of_stock');
    const reader = await shop.asStaff('orders:read');
    expect((await shop.take(code({}), reader)).status).toBe(403);
    const other = await openServed();
    expect((await other.take(code({}))).status).toBe(404);
    expect(await shop.read(shop.luis)).toMatchObject({ rounds: [], drafts: [{ lines: [{ count: 3 }] }] });
  });

  it('is signed by its member: no other table, member or line', async () => {
    const shop = await openServed();
    const offerId = shop.offerId('limonada');
    const { code_secret: anas } = await shop.read(shop.ana);
    const forged = [
      signedCode(shop.shown),
      // Ana shows it as if she were Luis.
      signedCode(shop.shown, anas ?? ''),
      shop.sign(shop.shown).replace(`[${offerId},2`, `[${offerId},9`),
    ];
    for (const code of forged)
      expect(await shop.take(code)).toMatchObject({
        status: 422,
        body: { error: { fields: { code: 'unsigned' } } },
      });
    expect(await shop.read(shop.luis)).toMatchObject({ rounds: [], drafts: [{ lines: [{ count: 3 }] }] });
  });

  it('bills nobody else for what they have not chosen', async () => {
    const shop = await openServed();
    const offerId = shop.offerId('limonada');
    const lines = [lineOf(offerId, { member: 1, count: 5 }), ...shop.shown.lines];
    const taken = await shop.take(shop.sign({ ...shop.shown, lines }));
    expect(roundsOf(taken)).toMatchObject([{ lines: [{ count: 2, member: 2 }] }]);
    expect(roundsOf(taken)[0]?.lines).toHaveLength(1);
  });

  it('sells alcohol to who has said an age that may buy it, as the phone does (rule people/age)', async () => {
    const products = createBundle().products.map((one) =>
      one.sku === 'limonada' ? { ...one, isAlcoholic: true } : one,
    );
    const shop = await openServed({ products });
    expect(keyOf(await shop.take(shop.sign(shop.shown)))).toBe('age_required');
    expect(await shop.read(shop.luis)).toMatchObject({ rounds: [] });
  });
});
