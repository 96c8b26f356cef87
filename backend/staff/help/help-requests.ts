import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getHelpPhoto } from '@/backend/orders';
import { EVER } from '@/backend/platform/database/ever';
import { audit } from '@/backend/staff/audit';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import type { StaffHelp, StaffHelps } from '@/lib/contract/staff/help-calls';

/** And those of the same instant as the last. */
const LIMIT = 200;

type Row = Omit<StaffHelp, 'at' | 'answered_at' | 'settled_at' | 'order'> & {
  purchase_id: number;
  number: number | null;
  created_at: Date;
  answered_at: Date | null;
  settled_at: Date | null;
};

const SELECT = `select h.id, c.supplier_id, h.purchase_id, c.number, h.reason, h.words, h.picture is not null as has_photo,
    h.created_at, h.answer, h.answered_at, h.settled_at, h.of_branch
  from help_requests h join purchases c on c.instance_id = h.instance_id and c.id = h.purchase_id where h.instance_id = $1`;

const toHelp = ({ purchase_id, number, created_at, answered_at, settled_at, ...help }: Row): StaffHelp => ({
  ...help,
  order: { id: purchase_id, number },
  at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
  settled_at: settled_at?.toISOString() ?? null,
});

/** `GET /staff/help_requests.json` (rule orders/help). */
export function listHelpRequests({
  ctx,
  input: { supplierId, orderId, isOpen, before },
}: {
  ctx: Context;
  input: {
    supplierId?: string | undefined;
    orderId?: string | undefined;
    isOpen: boolean | null;
    before: string | undefined;
  };
}): Promise<StaffHelps> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const rows = await sql<Row>(
      `${SELECT} and ($2::bigint[] is null or c.supplier_id = any ($2)) and h.created_at < $3::timestamptz
         and ($4::boolean is null or (h.answer is null and h.settled_at is null) = $4)
         and ($5::bigint is null or h.purchase_id = $5)
       order by h.created_at desc fetch first ${LIMIT} rows with ties`,
      [ctx.instance.id, listedBranches({ ctx, supplierId }), before ?? EVER.to, isOpen, orderId ?? null],
    );
    // Messages of one instant stand in their order too.
    rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id);
    return { requests: rows.map(toHelp) };
  });
}

/** A request as staff read it. @throws not_found */
export async function readHelpRequest({
  sql,
  ctx,
  id,
}: TenantSql & {
  id: number;
}): Promise<StaffHelp> {
  const [row] = await sql<Row>(`${SELECT} and h.id = $2`, [ctx.instance.id, id]);
  if (!row) throw new AppError('not_found');
  return toHelp(row);
}

/** Reads the photo of a request, and notes who saw it. @throws not_found */
export function seeHelpPhoto({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<Uint8Array<ArrayBuffer>> {
  const id = Number(input.id);
  if (!Number.isSafeInteger(id)) throw new AppError('not_found');
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const picture = await getHelpPhoto({ sql, ctx, id });
    await audit({ sql, ctx, action: 'help_photo.seen', details: { id } });
    return picture;
  });
}
