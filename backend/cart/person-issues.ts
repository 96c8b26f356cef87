import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import { findContactIssues, findInvoiceIssues } from '@/lib/domain/cart/cart-issues';
import { asksDocumentFor, asksEmailFor, asksPhoneFor } from '@/lib/domain/people/asked-rule';

/** Finds missing facts of the person who orders and of the person whom the invoice names. */
export function findPersonIssues({
  ctx,
  purchase: { service, details },
}: {
  ctx: Context;
  purchase: PurchaseRow;
}) {
  const { country } = ctx.instance;
  const asksDocument = asksDocumentFor({ asksDocument: ctx.instance.asksDocument, service });
  const method = details.paymentMethod ?? null;
  const asksEmail = asksEmailFor({ asksEmail: ctx.instance.asksEmail, service, method });
  const asksPhone = asksPhoneFor({ service, method });
  const contact = details.contact ?? null;
  return [
    ...findContactIssues({ country, asksDocument, asksEmail, asksPhone, contact }),
    ...findInvoiceIssues({ country, invoice: details.invoice ?? null }),
  ];
}
