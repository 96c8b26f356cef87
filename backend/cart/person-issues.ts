import type { Context } from '@/backend/context';
import { findContactIssues, findInvoiceIssues } from '@/lib/domain/cart/cart-issues';
import { asksDocumentFor, asksEmailFor } from '@/lib/domain/people/asked-rule';
import type { PurchaseRow } from './purchase-rows';

/** Who orders, and whom the invoice names. */
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
  return [
    ...findContactIssues({ country, asksDocument, asksEmail, contact: details.contact ?? null }),
    ...findInvoiceIssues({ country, invoice: details.invoice ?? null }),
  ];
}
