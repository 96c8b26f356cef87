import type { Context } from '@/backend/context';
import { toWholePhone } from '@/backend/people';
import type { Contact } from '@/lib/contract/people/contact';
import type { NoticeWay } from '@/lib/domain/orders/status-notice';
import { isServedPhone } from '@/lib/domain/people/phone-code';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';

/** Null where the installation sends nothing that way, or the order has no address for it (rule orders/notices). */
export function addressFor({
  ctx,
  way,
  contact,
}: {
  ctx: Context;
  way: Exclude<NoticeWay, 'push'>;
  contact: Contact | null | undefined;
}): string | null {
  if (!contact) return null;
  if (way === 'mail') return ctx.mail === null ? null : contact.email || null;
  // Phones of other countries cost more and are where messages are pumped to.
  const isServed = isServedPhone({ country: ctx.instance.country, phone_code: contact.phone_code });
  return ctx.sms?.delivers && isServed && !findPhoneIssue(contact) ? toWholePhone(contact) : null;
}
