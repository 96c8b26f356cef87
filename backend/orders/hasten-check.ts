import type { Context } from '@/backend/context';
import { hastenPayment } from '@/backend/purchases/payments';
import type { Payment } from '@/lib/contract/orders/orders';

/** While a page waits, the gateway is asked this often (guarantee/lost-events). */
const WATCHED_MS = 30_000;

/** A diner who opens the page of a payment at a bank has usually just come back from there. */
const BACK_MS = 2_000;

type Waiting = Pick<Payment, 'id' | 'online' | 'status'> | null;

/** Brings the next check of a pending payment forward, never back, so that any number of pages cause at most two a minute. */
export async function hastenCheck({ ctx, payment }: { ctx: Context; payment: Waiting }): Promise<void> {
  if (!payment?.online || payment.status !== 'pending') return;
  const at = new Date(ctx.now.getTime() + WATCHED_MS);
  await hastenPayment({ ctx, paymentId: payment.id, at, isBack: false });
}

/** Called when a page is opened, which a visitor can only do so often (rule payments/pse). */
export async function hastenReturn({ ctx, payment }: { ctx: Context; payment: Waiting }): Promise<void> {
  if (!payment?.online) return;
  const at = new Date(ctx.now.getTime() + BACK_MS);
  await hastenPayment({ ctx, paymentId: payment.id, at, isBack: true });
}
