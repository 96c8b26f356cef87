import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getProof, reviewProof } from '@/backend/payments';
import type { Sql } from '@/backend/platform/database/database';
import { sumsOf } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import type { Review, ReviewedTransfer } from '@/lib/contract/staff/transfer-calls';
import { standingOf } from '@/lib/domain/payments/payment-sums';
import { decideOnce } from './decided-by';

const DECISIONS = ['transfer.confirmed', 'transfer.refused'] as const;

const shownStatus = ({ status, ...sums }: ReturnType<typeof sumsOf>): ReviewedTransfer['status'] => {
  if (status === 'success') return standingOf({ status, ...sums });
  return status === 'declined' ? 'declined' : 'pending';
};

async function readNumber({ sql, ctx, purchaseId }: { sql: Sql; ctx: Context; purchaseId: number }) {
  const [row] = await sql<{ number: number | null }>(
    'select number from purchases where instance_id = $1 and id = $2',
    [ctx.instance.id, purchaseId],
  );
  if (!row) throw new AppError('not_found');
  return row.number;
}

/**
 * Says that the money is there, so the kitchen may begin, or refuses the proof. The same decision again changes nothing.
 * Audited (rule payments/transfer). @throws not_found, conflict
 */
export async function reviewTransfer({
  ctx,
  input: { id, review },
}: {
  ctx: Context;
  input: { id: string; review: Review };
}): Promise<ReviewedTransfer> {
  const decide = () =>
    ctx.db.tenant(ctx.instance.id, async (sql) => {
      const { payment, isNew } = await reviewProof({ sql, ctx, paymentId: id, review });
      const { id: paymentId, purchase_id: purchaseId } = payment;
      if (isNew) {
        const { decision, ...why } = review;
        const details = { payment: paymentId, purchase: purchaseId, ...why };
        const action = decision === 'confirm' ? 'transfer.confirmed' : 'transfer.refused';
        await audit({ sql, ctx, action, details });
      }
      await ctx.checkpoint('proof-reviewed');
      const number = await readNumber({ sql, ctx, purchaseId });
      return {
        isNew,
        answer: {
          payment_id: paymentId,
          purchase_id: purchaseId,
          number,
          status: shownStatus(sumsOf(payment)),
        },
      };
    });
  const decision = { actions: DECISIONS, of: { payment: Number(id) } };
  const { answer, by } = await decideOnce({ ctx, decision, decide });
  return { ...answer, by };
}

/** The order's newest transfer that has a proof. @throws not_found */
export async function findTransfer({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<string> {
  const [row] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number }>(
      `select p.id from payments p join transfer_proofs t on t.instance_id = p.instance_id and t.payment_id = p.id
       where p.instance_id = $1 and p.purchase_id = $2 order by p.attempt desc limit 1`,
      [ctx.instance.id, id],
    ),
  );
  if (!row) throw new AppError('not_found', { message: 'This order has no proof of a transfer.' });
  return String(row.id);
}

/** Reads the picture, and notes who saw it. @throws not_found */
export function seeProof({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<Uint8Array<ArrayBuffer>> {
  const paymentId = Number(id);
  if (!Number.isSafeInteger(paymentId)) throw new AppError('not_found');
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const picture = await getProof({ sql, ctx, paymentId });
    await audit({ sql, ctx, action: 'transfer.seen', details: { payment: paymentId } });
    return picture;
  });
}
