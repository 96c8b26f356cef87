import { randomBytes } from 'node:crypto';
import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { LookDraft } from '@/lib/contract/staff/shop/draft-calls';
import { LOOK_DRAFT_KEPT_MS, LOOK_SHOWN_MS } from '@/lib/domain/shop/draft/look-draft';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { UPLOADED_KEPT_MS } from '@/lib/domain/shop/uploaded-pictures';
import { refuseCards } from './refuse-cards';

const after = ({ now }: Context, ms: number) => new Date(now.getTime() + ms);

/** `GET /staff/shop/look_draft.json` (rule tenant/look-draft). */
export async function getLookDraft({ ctx }: { ctx: Context }): Promise<LookDraft> {
  const { id } = ctx.instance;
  const [row] = await ctx.db.statement<LookDraft>(
    id,
    'select patches from look_drafts where instance_id = $1 and actor = $2',
    [id, actorName(ctx.actor)],
  );
  return { patches: row?.patches ?? [] };
}

/** Pictures that the draft alone names live as long as it does. */
async function keepPictures({
  sql,
  ctx,
  patches,
}: {
  sql: Sql;
  ctx: Context;
  patches: readonly ShopPatch[];
}) {
  const values = patches.flatMap((step) => (step.op === 'set' ? [step.to] : []));
  const hashes = values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'
      ? [value.hash]
      : [],
  );
  if (hashes.length === 0) return;
  await sql(
    `update pictures set forget_at = $3
     where instance_id = $1 and hash = any($2::text[]) and forget_at is not null`,
    [ctx.instance.id, hashes, after(ctx, UPLOADED_KEPT_MS)],
  );
}

/** `PUT /staff/shop/look_draft.json` (rule tenant/look-draft). @throws card_data_not_accepted */
export async function putLookDraft({
  ctx,
  input: { patches },
}: {
  ctx: Context;
  input: { patches?: readonly ShopPatch[] | undefined };
}): Promise<{ url: string; expires_at: string }> {
  if (patches) refuseCards(patches);
  const { id } = ctx.instance;
  const expires = after(ctx, LOOK_SHOWN_MS);
  const token = await ctx.db.tenant(id, async (sql) => {
    if (patches) await keepPictures({ sql, ctx, patches });
    const [row] = await sql<{ token: string }>(
      `insert into look_drafts as d (instance_id, actor, patches, token, token_expires_at, edited_at)
       values ($1, $2, coalesce($3::jsonb, '[]'), $4, $5, $6)
       on conflict (instance_id, actor) do update set
         patches = coalesce($3::jsonb, d.patches), token_expires_at = excluded.token_expires_at,
         edited_at = case when $3::jsonb is null then d.edited_at else excluded.edited_at end,
         token = case when d.token_expires_at > excluded.edited_at then d.token else excluded.token end
       returning token`,
      [
        ...[id, actorName(ctx.actor), patches ? JSON.stringify(patches) : null],
        ...[randomBytes(24).toString('base64url'), expires, ctx.now],
      ],
    );
    return row?.token ?? '';
  });
  return { url: `${ctx.publicOrigin}/?draft=${token}`, expires_at: expires.toISOString() };
}

/** A batch of drafts that nobody has edited for long. @returns how many */
export async function forgetLookDrafts({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const gone = await sql(
    `delete from look_drafts where (instance_id, actor) in (
       select instance_id, actor from look_drafts where edited_at < $1 limit 100)
     returning 1`,
    [new Date(now.getTime() - LOOK_DRAFT_KEPT_MS)],
  );
  return gone.length;
}
