import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { audit } from '@/backend/staff/audit';
import { type CodeRow, toCode } from '@/backend/table';
import type { TableCode } from '@/lib/contract/staff/table-calls';

type Asked = { ctx: Context; input: { id: string } };

async function readCode(sql: Sql, { ctx, input: { id } }: Asked): Promise<TableCode> {
  const [row] = await sql<CodeRow>(
    `select t.kind, t.label, t.code, s.slug from tables t
       join suppliers s on s.instance_id = t.instance_id and s.id = t.supplier_id
     where t.instance_id = $1 and t.id = $2 and t.active and t.removed_at is null`,
    [ctx.instance.id, id],
  );
  if (!row) throw new AppError('not_found');
  const { label, url, short_address } = toCode({ ctx, row });
  return { label, url, short_address };
}

/** `GET /staff/tables/{id}/code.json` (rule staff/codes). @throws not_found for one that is not offered any more */
export const getTableCode = (asked: Asked): Promise<TableCode> =>
  asked.ctx.db.tenant(asked.ctx.instance.id, (sql) => readCode(sql, asked));

/**
 * `PUT /staff/tables/{id}/code.json` (rule staff/codes). As the owner of the tables, for the application writes none.
 * @throws not_found, conflict where `old` is not the code of the table now
 */
export const renewTableCode = ({
  ctx,
  input,
}: Asked & { input: { id: string; old: string } }): Promise<TableCode> =>
  ctx.db.system(async (sql) => {
    await sql('select 1 from tables where instance_id = $1 and id = $2 for update', [
      ctx.instance.id,
      input.id,
    ]);
    const { url } = await readCode(sql, { ctx, input });
    if (url !== input.old) throw new AppError('conflict');
    await sql('update tables set qr_version = qr_version + 1 where instance_id = $1 and id = $2', [
      ctx.instance.id,
      input.id,
    ]);
    await audit({ sql, ctx, action: 'table.code', details: { table: Number(input.id) } });
    return readCode(sql, { ctx, input });
  });
