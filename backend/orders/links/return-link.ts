import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import { assertLink, findPurchase, type PurchaseRow } from '@/backend/purchases';
import { findPayment, type PaymentRow } from '@/backend/purchases/payments';
import type { ReturnedPayment } from '@/lib/contract/orders/return-links';
import { returnLinkEnd } from '@/lib/domain/orders/return-link';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { hastenCheck } from '../hasten-check';
import { readAtOnce } from '../read-at-once';
import { toPayment } from '../to-payment';

/** The address that a gateway returns to. A gateway adds to its query and may drop what is behind a `#` (guarantee/return-address). */
export async function writeReturnAddress({
  sql,
  ctx,
  purchase: { id, supplier, service },
  paymentId,
}: TenantSql & {
  purchase: Pick<PurchaseRow, 'id' | 'supplier' | 'service'>;
  paymentId: number;
}): Promise<string> {
  const token = createToken();
  await sql(
    `insert into purchase_links (instance_id, purchase_id, token_hash, purpose, payment_id, expires_at)
     values ($1, $2, $3, 'return', $4, $5)`,
    [ctx.instance.id, id, hashToken(token), paymentId, returnLinkEnd(ctx.now)],
  );
  return `${ctx.publicOrigin}${orderPath({ slug: supplier.slug, id, service })}?return=${token}`;
}

type Read = { purchase: PurchaseRow; row: PaymentRow };

/** @throws not_found, link_expired */
async function readReturned({
  sql,
  ctx,
  id,
  token,
}: TenantSql & { id: string; token: string }): Promise<Read> {
  await assertLink({ sql, ctx, purchaseId: id, token, purpose: 'return' });
  const purchase = await findPurchase({ sql, ctx, purchaseId: id });
  const [link] = await sql<{ payment_id: number | null }>(
    'select payment_id from purchase_links where instance_id = $1 and purchase_id = $2 and token_hash = $3',
    [ctx.instance.id, id, hashToken(token)],
  );
  const paymentId = link?.payment_id ?? null;
  const row = paymentId === null ? null : await findPayment({ sql, ctx, paymentId });
  // A deposit that was credited to an account is a payment of that purchase now.
  if (!purchase || row?.purchase_id !== purchase.id) throw new AppError('not_found');
  return { purchase, row };
}

/**
 * `POST /orders/{id}/return_link.json`: for anyone who has the token, member or not (rule payments/return). @throws
 * not_found, link_expired
 */
export async function openReturn({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; token: string };
}): Promise<ReturnedPayment> {
  const { purchase, row } = await readAtOnce(ctx, (sql) => readReturned({ sql, ctx, ...input }));
  const { number, bck_purchase_id, supplier, service, subservice, is_account } = purchase;
  const { name, phone, whatsapp } = supplier.settings;
  const payment = toPayment({ row, purchase, ctx });
  await hastenCheck({ ctx, payment });
  return {
    ...{ number, bck_purchase_id, service, subservice, is_account },
    supplier: { name, phone, whatsapp },
    payment: payment.status,
  };
}
