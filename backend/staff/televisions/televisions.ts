import { randomInt } from 'node:crypto';
import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { audit } from '@/backend/staff/audit';
import { branchesOf } from '@/backend/staff/branches/own-branches';
import type { OpenedTelevision, Televisions } from '@/lib/contract/staff/television-calls';
import { createTelevisionCode, printTelevisionCode } from '@/lib/domain/staff/television';

async function readAll({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<Televisions> {
  const rows = await sql<{ id: number; supplier_id: number; branch: string; created_at: Date }>(
    `select t.id, t.supplier_id, coalesce(s.settings ->> 'name', s.slug) as branch, t.created_at
     from televisions t join suppliers s on s.instance_id = t.instance_id and s.id = t.supplier_id
     where t.instance_id = $1 and ($2::bigint[] is null or t.supplier_id = any ($2)) order by t.id desc`,
    [ctx.instance.id, branchesOf(ctx)],
  );
  return rows.map(({ created_at: at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}

/** `GET /staff/televisions.json`. */
export const listTelevisions = ({ ctx }: { ctx: Context }): Promise<Televisions> =>
  ctx.db.tenant(ctx.instance.id, (sql) => readAll({ sql, ctx }));

/** Audited, without the code, whose hash alone is stored. @throws not_found, also without a staff address */
export async function openTelevision({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId: number };
}): Promise<OpenedTelevision> {
  const { staffOrigin } = ctx;
  if (staffOrigin === null)
    throw new AppError('not_found', { message: 'This installation has no staff address: set STAFF_HOST.' });
  const code = createTelevisionCode(randomInt);
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: branchId } = await getSupplierRow(sql, ctx.instance.id, String(supplierId));
    const [row] = await sql<{ id: number }>(
      `insert into televisions (instance_id, supplier_id, token_hash, created_at) values ($1, $2, $3, $4) returning id`,
      [ctx.instance.id, branchId, hashToken(code), ctx.now],
    );
    if (!row) throw new Error('a television was not kept');
    const details = { id: row.id, branch: branchId };
    await audit({ sql, ctx, action: 'television.opened', details });
    return { id: row.id, code: printTelevisionCode(code), url: `${staffOrigin}/television#token=${code}` };
  });
}

/** Audited; one that is ended already, or another tenant's, ends nothing. */
export const endTelevision = ({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<Televisions> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [ended] = await sql<{ id: number; branch: number }>(
      'delete from televisions where instance_id = $1 and id = $2 returning id, supplier_id as branch',
      [ctx.instance.id, input.id],
    );
    if (ended) await audit({ sql, ctx, action: 'television.ended', details: ended });
    return readAll({ sql, ctx });
  });
