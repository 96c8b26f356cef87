import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { toWholePhone, waitsForCode } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { SmsPort } from '@/backend/providers/sms/port';
import { assertOpen, getOwnPurchase } from '@/backend/purchases';
import type { Contact } from '@/lib/contract/people/contact';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';

/** A cart whose phone a code is about. */
export type Asked = {
  sms: SmsPort;
  purchaseId: number;
  contact: Contact;
  phone: string;
  /** False: it is confirmed, or nothing is asked of it. */
  waits: boolean;
};

/** The phone is the cart's, never the caller's. Locks the cart: tries count one after the other. @throws not_found, owner_only, cart_locked, order_closed,
 * contact_required, phone_invalid, service_unavailable where no code is asked */
export async function loadAsked({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<Asked> {
  const { sms } = ctx;
  const { id, service, details } = assertOpen(await getOwnPurchase({ sql, ctx, purchaseId, lock: true }));
  if (!sms) throw new AppError('service_unavailable');
  const { contact } = details;
  if (!contact) throw new AppError('contact_required');
  if (findPhoneIssue(contact)) throw new AppError('phone_invalid');
  const waits = await waitsForCode({ sql, ctx, service, contact });
  return { sms, purchaseId: id, contact, phone: toWholePhone(contact), waits };
}
