import { randomUUID } from 'node:crypto';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import type { MoneyMove } from '@/lib/contract/staff/day/ledger-calls';
import type { Answer } from '@/tests/support/backend/backend';
import { openTill } from '@/tests/support/money/till';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: Sharing;
let ana: ReturnType<typeof openTill>;
let leo: ReturnType<typeof openTill>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  shop = await openSharing(paying);
  const of = async (role: 'cashier' | 'manager') =>
    openTill({ shop, person: await joinStaff({ backend: paying.backend, slug: shop.slug, role }) });
  [ana, leo] = [await of('cashier'), await of('manager')];
});

const newest = async (): Promise<MoneyMove> => {
  const [move] = (await ana.moves('?of=drawer')).moves;
  if (!move) throw new Error('nothing moved');
  return move;
};
const reverse = (
  till: typeof ana,
  { id }: { id: number },
  key?: string,
  reason = 'Lo escribí dos veces',
): Promise<Answer> => till.send('POST', `/staff/money/moves/${id}/reversal.json`, { reason }, key);

describe('cash that was moved by mistake (rule staff/reversals)', () => {
  it.each(['cash_in', 'cash_out'])('%s is taken back by a row that says who did it and why', async (kind) => {
    await ana.drawer('opening', 50_000);
    await ana.drawer(kind, 8_000, 'Hielo');
    const wrong = await newest();
    expect(wrong).toMatchObject({ is_reversible: true, reverses: null, reversed_by: null });
    expect((await reverse(leo, wrong)).status).toBe(201);
    const { report } = await ana.reading();
    expect(report.cash).toMatchObject({ opening: 50_000, put_in: 0, taken_out: 0, expected: 50_000 });
    const [back, first] = (await ana.moves('?of=drawer')).moves;
    expect(back).toMatchObject({
      ...{ kind, reverses: wrong.id, amount: -wrong.amount, reason: 'Lo escribí dos veces' },
      ...{ by: { name: 'Ana manager' }, is_reversible: false },
    });
    expect(first).toMatchObject({ id: wrong.id, reversed_by: back?.id, is_reversible: false });
  });

  it('of a closed day stands in the next close, and the first one stays as it was', async () => {
    await ana.drawer('cash_out', 8_000, 'Hielo');
    const wrong = await newest();
    const first = (await ana.close(1, 0)).body as MoneyClose;
    expect((await ana.moves('?of=drawer&close=1')).moves).toMatchObject([{ is_reversible: true, close: 1 }]);
    await reverse(ana, wrong);
    expect(await ana.one(first)).toEqual(first);
    const second = (await ana.close(2, 8_000)).body as MoneyClose;
    expect(second).toMatchObject({ difference: 0, report: { cash: { taken_out: -8_000, expected: 8_000 } } });
  });

  it('is taken back once: the second one is told who was first, and the same call again is the same', async () => {
    await ana.drawer('cash_in', 8_000, 'Monedas');
    const wrong = await newest();
    const key = randomUUID();
    const [first, again] = [await reverse(ana, wrong, key), await reverse(ana, wrong, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    const late = await reverse(leo, wrong);
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: { key: 'conflict', values: { by: 'Ana cashier' } } },
    ]);
    expect((await ana.moves('?of=drawer')).moves).toHaveLength(2);
  });

  it('nothing else of the ledger is taken back so', async () => {
    await ana.drawer('opening', 50_000);
    const opening = await newest();
    await ana.drawer('cash_in', 5_000, 'Monedas');
    const wrong = await newest();
    await reverse(ana, wrong);
    const back = await newest();
    await ana.sell('1', { amount: 40_000 });
    const [taken] = (await ana.moves('?of=cash')).moves;
    const keys = [opening, back, taken ?? opening, { id: 999_999_999 }].map((one) => reverse(leo, one));
    expect((await Promise.all(keys)).map(keyOf)).toEqual([
      ...['conflict', 'conflict', 'not_found', 'not_found'],
    ]);
    expect(keyOf(await reverse(leo, wrong, undefined, ''))).toBe('invalid_input');
  });

  it('the database refuses a second row that takes one back, and one without a reason', async () => {
    await ana.drawer('cash_in', 8_000, 'Monedas');
    const { id } = await newest();
    await reverse(ana, { id });
    const add = (reason: string | null) =>
      shop.write(
        `insert into money_moves (instance_id, supplier_id, kind, method, amount_minor, reason, created_at, reverses)
         select instance_id, supplier_id, kind, method, -amount_minor, $3, created_at, id
         from money_moves where instance_id = $1 and id = $2`,
        [id, reason],
      );
    await expect(add('Otra vez')).rejects.toThrow(/moves_reversed_once/);
    await expect(add(null)).rejects.toThrow(/reversals_say_why/);
  });
});

describe('the rows of the ledger', () => {
  it('are those of a way to pay or of the drawer, of a close, of a day, or of both', async () => {
    await ana.drawer('opening', 50_000);
    await ana.sell('1', { amount: 40_000 });
    await ana.sell('2', { amount: 30_000, method: 'card_reader' });
    await ana.close(1, 90_000);
    const today = (await ana.day()).date;
    const kinds = async (query: string) =>
      (await ana.moves(query)).moves.map(({ kind, method }) => `${kind} ${method}`);
    expect(await kinds('?close=1&of=drawer')).toEqual(['opening cash']);
    expect(await kinds('?close=1&of=cash')).toEqual(['taken cash']);
    expect(await kinds(`?close=1&date=${today}&of=card_reader`)).toEqual(['taken card_reader']);
    expect(await kinds(`?close=1&date=2019-01-01`)).toEqual([]);
    expect(await kinds(`?date=${today}`)).toHaveLength(3);
    expect(await kinds('')).toEqual([]);
  });
});
