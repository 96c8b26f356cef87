import { isDeepStrictEqual } from 'node:util';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { Action } from '@/backend/providers/payments/port';
import { mergePaymentDetails, type PaymentRow } from '@/backend/purchases/payments';
import { isBankAddress } from '@/lib/domain/payments/bank-address';
import { findAttemptProvider } from './accounts';

type NextAction = Pick<PaymentRow['details'], 'action' | 'is_address_refused'>;

/** An address that is none of the gateway's or of a bank reaches no browser, and is told once (guarantee/bank-address). */
export async function checkAction({
  sql,
  ctx,
  payment,
  action,
}: {
  sql: Sql;
  ctx: Context;
  payment: PaymentRow;
  action: Action | null;
}): Promise<NextAction> {
  if (action?.type !== 'redirect') return { action };
  const { id: paymentId, provider: name, details } = payment;
  const provider = await findAttemptProvider({ ctx, sql, attempt: payment });
  if (provider && isBankAddress({ url: action.url, to: provider.bankAddresses }))
    return { action: { ...action, can_leave: provider.cancel !== undefined } };
  if (!details.is_address_refused)
    ctx.alarm({ kind: 'gateway', call: 'redirect', failure: 'foreign_address', provider: name, paymentId });
  return { action: null, is_address_refused: true };
}

/** Keeps an action that the gateway asks of the diner after its first answer. @returns whether it is new */
export async function keepAction({
  sql,
  ctx,
  payment,
  nextAction,
}: {
  sql: Sql;
  ctx: Context;
  payment: PaymentRow;
  nextAction: NextAction;
}): Promise<boolean> {
  const { action, is_address_refused: isRefused } = payment.details;
  const isNew = nextAction.action !== null && !isDeepStrictEqual(nextAction.action, action);
  if (!isNew && !(nextAction.is_address_refused && !isRefused)) return false;
  const details = isNew ? nextAction : { is_address_refused: true as const };
  await mergePaymentDetails({ sql, ctx, paymentId: payment.id, details });
  return isNew;
}
