import type { Sql } from '@/backend/platform/database/database';
import type { ShopCounts } from '@/lib/domain/shop/count-change';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

export type NewChange = {
  kind: 'edit' | 'import' | 'undo';
  actor: string;
  now: Date;
  /** Null: it cannot be taken back. */
  patches: readonly ShopPatch[] | null;
  counts: ShopCounts;
  undoes: number | null;
};

/** More is not taken back, but imported again: the steps of a new menu for the largest restaurant. */
const MOST_KEPT = 8 * 1024 * 1024;
/** The newest of a tenant are kept. */
const MOST_CHANGES = 1_000;

/** Keeps a change with its doer, in the transaction of that change (rule tenant/history). @returns its id */
export async function writeChange({
  sql,
  instanceId,
  change: { kind, actor, now, patches, counts, undoes },
}: {
  sql: Sql;
  instanceId: number;
  change: NewChange;
}): Promise<number> {
  const text = patches && JSON.stringify(patches);
  const [row] = await sql<{ id: number }>(
    `insert into shop_changes (instance_id, kind, actor, created_at, patches, counts, undoes)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      ...[instanceId, kind, actor, now],
      text !== null && text.length <= MOST_KEPT ? text : null,
      JSON.stringify(counts),
      undoes,
    ],
  );
  if (!row) throw new Error('the change was not written');
  await sql(
    `delete from shop_changes where instance_id = $1 and id <= (
       select id from shop_changes where instance_id = $1 order by id desc offset ${MOST_CHANGES} limit 1)`,
    [instanceId],
  );
  return row.id;
}
