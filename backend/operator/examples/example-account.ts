import { addProduct } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { setRoundState } from '@/backend/staff';
import { joinAccount, openTable, sendRound } from '@/backend/table';
import type { ExamplePlace } from './example-place';

/** The last table: the first ones are free for whoever tries the product. Null without a table. */
async function findCode({ operator: ctx, supplier }: ExamplePlace): Promise<string | null> {
  const [table] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ code: string }>(
      `select code from tables where instance_id = $1 and supplier_id = $2 and kind = 'table' and active
         and removed_at is null order by position desc limit 1`,
      [ctx.instance.id, supplier.id],
    ),
  );
  return table?.code ?? null;
}

const choose = (ctx: Context, { supplier }: ExamplePlace, product: number) =>
  addProduct({
    ctx,
    input: {
      product: { id: product, count: 1 },
      data_purchase: { service: 'on_table', supplier_id: supplier.id },
    },
  });

const send = (ctx: Context) => sendRound({ ctx, input: { whose: 'mine', version: null } });

/** A running table: three people, a round that was served, one in the kitchen, and a dish that is not sent yet. */
export async function makeExampleAccount(place: ExamplePlace): Promise<string | null> {
  if (place.supplier.on_table_class !== 'checkout') return null;
  const code = await findCode(place);
  const [first, second = first, third = first] = place.dishes;
  if (code === null || first === undefined || second === undefined || third === undefined) return null;
  const people = [];
  for (const name of ['Ana', 'Luis', 'Eva']) {
    const ctx = await place.enter();
    await openTable({ ctx, input: { token: code } });
    const { id } = await joinAccount({ ctx, input: { name } });
    people.push({ ctx, id: String(id) });
  }
  const [ana, luis, eva] = people;
  if (!ana || !luis || !eva) return null;
  await choose(ana.ctx, place, first);
  await choose(ana.ctx, place, second);
  await send(ana.ctx);
  await setRoundState({ ctx: place.operator, input: { id: ana.id, number: '1', state: 'served' } });
  await choose(luis.ctx, place, third);
  await send(luis.ctx);
  await setRoundState({ ctx: place.operator, input: { id: ana.id, number: '2', state: 'preparation' } });
  await choose(eva.ctx, place, first);
  return `${place.supplier.slug}: a table with three people and two rounds`;
}
