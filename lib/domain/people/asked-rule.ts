import type { Service } from '@/lib/domain/branches/services';
import { isOnlineMethod, type PaymentMethod } from '@/lib/domain/payments/payment-methods';

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

/** Nothing was given where a tenant lets that be. */
export const isLeftOut = ({ isAsked, text }: { isAsked: boolean; text: string }): boolean =>
  !isAsked && text === '';
