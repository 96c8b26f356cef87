import type { Context } from '@/backend/context';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Doer } from '@/lib/contract/staff/doer';
import type { StaffOrderNews } from '@/lib/contract/staff/news';

type Named = { id: number; name: string };
export type Names = ReadonlyMap<number, string>;

/** Names are a person's own and no tenant's, so the owner of the tables reads them: of those alone whom the restaurant's actions name. */
export async function readNames({ ctx, ids }: { ctx: Context; ids: readonly number[] }): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.lookUp<Named>('select id, name from staff_people where id = any ($1::bigint[])', [
    [...new Set(ids)],
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const idsOf = (doers: readonly Doer[], kind: Doer['kind']): number[] =>
  doers.flatMap((doer) => (doer.kind === kind && doer.id !== null ? [doer.id] : []));

/** Names people, keys and tablets by their ids. Called outside a transaction: people are read by another role. */
export async function nameDoers({
  ctx,
  doers,
}: {
  ctx: Context;
  doers: readonly Doer[];
}): Promise<(doer: Doer) => Doer> {
  const [keys, devices] = [idsOf(doers, 'key'), idsOf(doers, 'device')];
  const rows =
    keys.length + devices.length === 0
      ? []
      : await ctx.db.statement<Named & { kind: 'key' | 'device' }>(
          ctx.instance.id,
          `select id, label as name, 'key' as kind from staff_keys where instance_id = $1 and id = any ($2::bigint[])
           union all
           select id, name, 'device' from staff_devices where instance_id = $1 and id = any ($3::bigint[])`,
          [ctx.instance.id, keys, devices],
        );
  const people = await readNames({ ctx, ids: idsOf(doers, 'person') });
  const nameOf = ({ kind, id }: Doer): string | null => {
    if (id === null) return null;
    if (kind === 'person') return people.get(id) ?? null;
    return rows.find((row) => row.kind === kind && row.id === id)?.name ?? null;
  };
  return (doer) => ({ ...doer, name: nameOf(doer) });
}

type WithNews = { news: readonly StaffOrderNews[] };

/** Says in the news who rejected an order. Called outside a transaction, as `nameDoers` is. */
export async function nameInNews<Told extends WithNews>({
  ctx,
  told,
}: {
  ctx: Context;
  told: readonly Told[];
}): Promise<(Told & Pick<StaffOrder, 'news'>)[]> {
  const doers = told.flatMap(({ news }) => news.flatMap(({ by }) => by ?? []));
  const name = await nameDoers({ ctx, doers });
  return told.map((one) => ({
    ...one,
    news: one.news.map((news) => (news.by ? { ...news, by: name(news.by) } : news)),
  }));
}
