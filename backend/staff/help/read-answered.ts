import type { TenantSql } from '@/backend/context';
import type { StaffOrder } from '@/lib/contract/staff/calls';

type Answered = NonNullable<StaffOrder['answered']>;

/** Reads the branch's last answer about each of these orders, and the words that it answered (rule staff/conversations). */
export async function readAnswered({
  sql,
  ctx,
  purchaseIds,
}: TenantSql & { purchaseIds: readonly number[] }): Promise<Map<number, Answered>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await sql<{ purchase_id: number; asked: string | null; answer: string }>(
    `select distinct on (h.purchase_id) h.purchase_id, h.answer,
       coalesce(nullif(h.words, ''), (select w.words from help_requests w
         where w.instance_id = h.instance_id and w.purchase_id = h.purchase_id and w.profile_id = h.profile_id
           and not w.of_branch and w.id < h.id and w.words <> '' order by w.id desc limit 1)) as asked
     from help_requests h join profiles p on p.instance_id = h.instance_id and p.id = h.profile_id and p.erased_at is null
     where h.instance_id = $1 and h.purchase_id = any ($2::bigint[]) and h.answer is not null
     order by h.purchase_id, h.answered_at desc, h.id desc`,
    [ctx.instance.id, purchaseIds],
  );
  return new Map(rows.map(({ purchase_id: id, asked, answer }) => [id, { asked, answer }]));
}
