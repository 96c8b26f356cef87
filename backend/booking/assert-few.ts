import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { mailboxSql } from '@/backend/platform/database/mailbox';
import { MOST_AT_ONCE, type Span } from '@/lib/domain/booking/booking-rules';
import { mailboxOf } from '@/lib/domain/text/mail';

type Contact = { phone: string; phone_code: string; email?: string | null | undefined };

/**
 * One person has two bookings of a branch over the same time at the most: anybody can make another profile, so phone and mail count too
 * (rule booking/at-once). The branch is held. @param exceptId its own id, where one is moved @throws booking_overlaps
 */
export async function assertFewAtOnce({
  sql,
  ctx,
  branchId,
  contact,
  span,
  exceptId = null,
}: TenantSql & { branchId: number; contact: Contact; span: Span; exceptId?: number | null }): Promise<void> {
  const [found] = await sql<{ count: number }>(
    `select count(*)::int as count from bookings
     where instance_id = $1 and supplier_id = $2 and status in ('pending', 'approved', 'waiting_list')
       and no_show_at is null and starts_at < $4 and ends_at > $3 and id is distinct from $5
       and (profile_id = $6 or contact ->> 'phone' = $7 and contact ->> 'phone_code' = $8
         or ${mailboxSql("contact ->> 'email'")} = nullif($9, ''))`,
    [
      ctx.instance.id,
      branchId,
      new Date(span.from),
      new Date(span.to),
      exceptId,
      getDinerId(ctx),
      contact.phone,
      contact.phone_code,
      mailboxOf(contact.email ?? ''),
    ],
  );
  if ((found?.count ?? 0) >= MOST_AT_ONCE) throw new AppError('booking_overlaps');
}
