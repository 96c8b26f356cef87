import type { Service } from '@/lib/domain/branches/services';
import { isOnlineMethod, needsPayerPhone, type PaymentMethod } from '@/lib/domain/payments/payment-methods';

/** A tenant says it of the document, and of the e-mail, of who orders (rule people/optional-document, rule people/optional-email). */
export const ASKED_RULES = ['required', 'optional'] as const;
export type AskedRule = (typeof ASKED_RULES)[number];

/** At the table, in the room and over the counter nobody is asked for one (rule people/optional-document). */
export const asksDocumentFor = ({
  asksDocument,
  service,
}: {
  asksDocument: boolean;
  service: Service;
}): boolean => asksDocument && service !== 'on_table';

/** A gateway needs the payer's; else as for the document (rule people/optional-email). */
export const asksEmailFor = ({
  asksEmail,
  service,
  method,
}: {
  asksEmail: boolean;
  service: Service;
  method: PaymentMethod | null;
}): boolean => (asksEmail && service !== 'on_table') || (method !== null && isOnlineMethod(method));

/** At the table, in the room and over the counter nobody calls: only a way to pay needs it there (rule people/optional-phone). */
export const asksPhoneFor = ({
  service,
  method,
}: {
  service: Service;
  method: PaymentMethod | null;
}): boolean => service !== 'on_table' || needsPayerPhone(method);

/** How a booking's form asks for the e-mail: `unused` asks for none. */
export const BOOKING_EMAILS = [...ASKED_RULES, 'unused'] as const;
export type BookingEmail = (typeof BOOKING_EMAILS)[number];

/** A gateway needs the e-mail of who books for a deposit; else the tenant's word counts where mails are sent at all (rule people/optional-email). */
export function bookingEmail({
  asksEmail,
  isMailed,
  paysDeposit,
}: {
  asksEmail: boolean;
  /** The installation tells of bookings by mail (rule booking/notices). */
  isMailed: boolean;
  paysDeposit: boolean;
}): BookingEmail {
  if (paysDeposit || (asksEmail && isMailed)) return 'required';
  return isMailed ? 'optional' : 'unused';
}

/** Nothing was given where a tenant lets that be. */
export const isLeftOut = ({ isAsked, text }: { isAsked: boolean; text: string }): boolean =>
  !isAsked && text === '';
