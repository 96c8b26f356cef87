import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { InstanceSettings } from '@/backend/stored/stored-instance';
import { shopTenantSchema } from '@/lib/contract/staff/shop/tenant-schema';
import { applyToThing } from '@/lib/domain/shop/draft/apply-draft';
import type { Fields } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

/** The steps of the draft that a word shows (rule tenant/look-draft). @throws not_found */
export async function getLookSteps({
  sql,
  ctx,
  token,
}: {
  sql: Sql;
  ctx: Context;
  token: string;
}): Promise<ShopPatch[]> {
  const [row] = await sql<{ patches: ShopPatch[] }>(
    'select patches from look_drafts where instance_id = $1 and token = $2 and token_expires_at > $3',
    [ctx.instance.id, token, ctx.now],
  );
  if (!row) throw new AppError('not_found');
  return row.patches;
}

/** Whether a word shows a tenant now (rule tenant/look-draft). */
export async function isLookShown({
  db,
  instanceId,
  token,
  now,
}: {
  db: Database;
  instanceId: number;
  token: string;
  now: Date;
}): Promise<boolean> {
  const rows = await db.statement<{ shown: number }>(
    instanceId,
    'select 1 as shown from look_drafts where instance_id = $1 and token = $2 and token_expires_at > $3',
    [instanceId, token, now],
  );
  return rows.length > 0;
}

type Stored = { name: string; settings: InstanceSettings };

/** A tenant in the look of a draft. A field that is not of its shape yet, because somebody is at it, stays as it stands. */
export function withLook({ name, settings }: Stored, steps: readonly ShopPatch[]): Stored {
  if (steps.length === 0) return { name, settings };
  const standing: Fields = { name, ...settings };
  const drafted = applyToThing(standing, steps) ?? standing;
  const shown = Object.entries(shopTenantSchema.shape).flatMap(([field, schema]) => {
    const parsed = schema.safeParse(drafted[field]);
    return parsed.success && drafted[field] !== standing[field] ? [[field, parsed.data] as const] : [];
  });
  // Each field has been read by the schema of its own.
  const look = { ...standing, ...Object.fromEntries(shown) } as InstanceSettings & { name: string };
  const { name: own, ...rest } = look;
  return { name: own, settings: rest };
}
