import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { MemberRole } from '@/lib/domain/orders/members';

type Asked = { sql: Sql; ctx: Context; purchaseId: string };

/** The caller's role in the purchase; null for a stranger, and for a group's guest without a link to pay. */
export async function findRole({ sql, ctx, purchaseId }: Asked): Promise<MemberRole | null> {
  const [member] = await sql<{ role: MemberRole }>(
    `select m.role from purchase_members m join purchases c on c.instance_id = m.instance_id and c.id = m.purchase_id
     where m.instance_id = $1 and m.purchase_id = $2 and m.profile_id = $3 and (m.pays_at is not null
       or m.left_at is null and (m.role = 'owner' or m.number is null or c.group_until is null))`,
    [ctx.instance.id, purchaseId, getDinerId(ctx)],
  );
  return member?.role ?? null;
}
