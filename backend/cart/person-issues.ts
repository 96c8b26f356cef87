import type { Context } from '@/backend/context';
import { findContactIssues, findInvoiceIssues } from '@/lib/domain/cart/cart-issues';
import { asksDocumentFor } from '@/lib/domain/people/document-rule';
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
  return [
    ...findContactIssues({ country, asksDocument, contact: details.contact ?? null }),
    ...findInvoiceIssues({ country, invoice: details.invoice ?? null }),
  ];
}
