import type * as z from 'zod/mini';
import { doerOfName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { nameDoers } from '@/backend/staff/name-doers';
import type { patchesSchema } from '@/lib/contract/staff/shop/patch-schema';
import type { ShopChange } from '@/lib/contract/staff/shop/told';
import type { ShopCounts } from '@/lib/domain/shop/count-change';

const PAGE = 50;

type Steps = z.infer<typeof patchesSchema>;

type Row = {
  id: number;
  created_at: Date;
  kind: ShopChange['kind'];
  actor: string;
  undoes: number | null;
  undone_by: number | null;
  is_kept: boolean;
  counts: ShopCounts;
};

const COLUMNS = `c.id, c.created_at, c.kind, c.actor, c.undoes, c.patches is not null as is_kept, c.counts,
  (select u.id from shop_changes u where u.instance_id = c.instance_id and u.undoes = c.id) as undone_by`;

async function toChanges(ctx: Context, rows: readonly Row[]): Promise<ShopChange[]> {
  const name = await nameDoers({ ctx, doers: rows.map(({ actor }) => doerOfName(actor)) });
  return rows.map(({ created_at: at, actor, is_kept: isKept, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: name(doerOfName(actor)),
    can_be_undone: isKept && row.undone_by === null,
  }));
}

/** `GET /staff/shop/changes.json` (rule tenant/history). */
export async function listShopChanges({
  ctx,
  input: { before },
}: {
  ctx: Context;
  input: { before?: string | undefined };
}): Promise<{ changes: ShopChange[]; before: number | null }> {
  const rows = await ctx.db.statement<Row>(
    ctx.instance.id,
    `select ${COLUMNS} from shop_changes c
     where c.instance_id = $1 and ($2::bigint is null or c.id < $2) order by c.id desc limit ${PAGE + 1}`,
    [ctx.instance.id, before ?? null],
  );
  const shown = rows.slice(0, PAGE);
  return {
    changes: await toChanges(ctx, shown),
    before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A change without its steps, which may be those of a whole menu. @throws not_found */
export async function tellShopChange({ ctx, id }: { ctx: Context; id: number }): Promise<ShopChange> {
  const rows = await ctx.db.statement<Row>(
    ctx.instance.id,
    `select ${COLUMNS} from shop_changes c where c.instance_id = $1 and c.id = $2`,
    [ctx.instance.id, id],
  );
  const [change] = await toChanges(ctx, rows);
  if (!change) throw new AppError('not_found');
  return change;
}

/** The steps of a change that are of branches. @throws not_found */
export async function getBranchSteps({ ctx, id }: { ctx: Context; id: string }): Promise<Steps> {
  const [row] = await ctx.db.statement<{ steps: Steps | null }>(
    ctx.instance.id,
    `select jsonb_path_query_array(c.patches, '$[*] ? (@.kind == "branch")') as steps from shop_changes c
     where c.instance_id = $1 and c.id = $2`,
    [ctx.instance.id, id],
  );
  if (!row) throw new AppError('not_found');
  return row.steps ?? [];
}

/** `GET /staff/shop/changes/{id}.json`; without steps where they are not kept. @throws not_found */
export async function getShopChange({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<ShopChange & { patches: Steps }> {
  const [row] = await ctx.db.statement<{ patches: Steps | null }>(
    ctx.instance.id,
    'select c.patches from shop_changes c where c.instance_id = $1 and c.id = $2',
    [ctx.instance.id, id],
  );
  return { ...(await tellShopChange({ ctx, id: Number(id) })), patches: row?.patches ?? [] };
}
