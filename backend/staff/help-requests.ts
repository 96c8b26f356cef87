import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getHelpPhoto, writeAnswer } from '@/backend/orders';
import { tellDetails } from '@/backend/purchases';
import type { StaffHelp, StaffHelps } from '@/lib/contract/staff/help-calls';
import { audit } from './audit';

/** And those of the same instant as the last. */
const LIMIT = 200;

type Row = Omit<StaffHelp, 'at' | 'answered_at' | 'order'> & {
  purchase_id: number;
  number: number | null;
  created_at: Date;
  answered_at: Date | null;
};

const SELECT = `select h.id, c.supplier_id, h.purchase_id, c.number, h.reason, h.words, h.picture is not null as has_photo,
    h.created_at, h.answer, h.answered_at, h.of_branch
  from help_requests h join purchases c on c.instance_id = h.instance_id and c.id = h.purchase_id where h.instance_id = $1`;

const toHelp = ({ purchase_id, number, created_at, answered_at, ...help }: Row): StaffHelp => ({
  ...help,
  order: { id: purchase_id, number },
  at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
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
      `${SELECT} and ($2::bigint is null or c.supplier_id = $2) and ($3::timestamptz is null or h.created_at < $3)
         and ($4::boolean is null or (h.answer is null and not exists (select 1 from help_requests later
           where later.instance_id = h.instance_id and later.purchase_id = h.purchase_id and later.profile_id = h.profile_id
             and later.answered_at >= h.created_at)) = $4)
         and ($5::bigint is null or h.purchase_id = $5)
       order by h.created_at desc fetch first ${LIMIT} rows with ties`,
      [ctx.instance.id, supplierId ?? null, before ?? null, isOpen, orderId ?? null],
    );
    return { requests: rows.map(toHelp) };
  });
}

/** Answers a request; the diner is notified, unless their data were erased. @throws not_found */
export async function answerHelp({
  ctx,
  input: { id, answer },
}: {
  ctx: Context;
  input: { id: string; answer: string };
}): Promise<StaffHelp> {
  const help = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const written = await writeAnswer({ sql, ctx, id, answer: answer.trim() });
    const [row] = await sql<Row>(`${SELECT} and h.id = $2`, [ctx.instance.id, written]);
    if (!row) throw new AppError('not_found');
    await audit({ sql, ctx, action: 'help.answered', details: { id: row.id } });
    await tellDetails({ sql, ctx, purchaseIds: [row.purchase_id], details: {} });
    return toHelp(row);
  });
  ctx.publish({ id: help.order.id, supplierId: help.supplier_id });
  return help;
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
