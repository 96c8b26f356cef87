import { majorOf, resolveMethods } from '@/backend/branches';
import { AppError } from '@/backend/errors';
import { readCash, takeInPerson } from '@/backend/payments';
import { makeGuest } from '@/backend/people';
import { roomTopic } from '@/backend/platform/events/topic-events';
import { changedBy, countAccountChange, isOpenAccount, lockAccount } from '@/backend/purchases';
import { isMember, listMembers } from '@/backend/purchases/members';
import { addPayment, listPayments } from '@/backend/purchases/payments';
import type { AccountInput, AccountWork } from '@/backend/staff/accounts/change-account';
import { loadStaffAccount } from '@/backend/staff/accounts/load-staff-account';
import { audit } from '@/backend/staff/audit';
import { bindShare, chooseShare, writeShare } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { TakeShareRequest } from '@/lib/contract/staff/table-calls';
import { toMinor } from '@/lib/domain/money/money';

/** The call with this key was done before, and its answer was lost (guarantee/killed-backend). */
async function isTaken({ sql, ctx, account }: AccountWork): Promise<boolean> {
  const payments = await listPayments({ sql, ctx, purchaseId: account.id });
  return payments.some(({ request_key: key }) => key !== null && key === ctx.idempotencyKey);
}

/**
 * The profile that pays: the member's, else a guest of this payment alone, so that parts and payers stay apart (docs/decisions/0361).
 * @throws not_found for a member who is not of the account, invalid_input for a part that is nobody's
 */
async function findPayer(work: AccountWork, { member, part }: TakeShareRequest): Promise<number> {
  if (member === undefined) {
    if (part.kind === 'mine') throw new AppError('invalid_input', { fields: { member: 'required' } });
    return makeGuest({ ...work, name: null });
  }
  const found = (await listMembers(work)).find((one) => isMember(one) && one.number === member);
  if (!found) throw new AppError('not_found');
  return found.profile_id;
}

/** @throws total_changed with the sum to tell, where the payer was told another (rule staff/guests) */
function assertTold({ ctx }: AccountWork, told: number | undefined, totalMinor: number): void {
  const { currency } = ctx.instance;
  if (told === undefined || toMinor({ amount: told, currency }) === totalMinor) return;
  throw new AppError('total_changed', { values: { total: majorOf(currency)(totalMinor) } });
}

/** @throws order_closed, payment_method_required, total_changed, what `findPayer`, `chooseShare`, `writeShare` and `readCash` throw */
async function take(work: AccountWork, request: TakeShareRequest): Promise<void> {
  const { sql, ctx, account } = work;
  if (!isOpenAccount(account)) throw new AppError('order_closed');
  const { method, part: wish } = request;
  const offered = resolveMethods({ row: account.supplier, service: 'on_table' });
  if (!offered.some((one) => one.method === method)) throw new AppError('payment_method_required');
  const payerId = await findPayer(work, request);
  const choice = { ...work, wish, payerId };
  const { id: shareId, amountMinor, tipMinor } = await writeShare(choice, await chooseShare(choice));
  const totalMinor = amountMinor + tipMinor;
  assertTold(work, request.total, totalMinor);
  const cashMinor = readCash({ ctx, input: request, totalMinor });
  const payment = await addPayment({
    sql,
    ctx,
    purchaseId: account.id,
    payment: {
      ...{ method, payerId, tipMinor, amountMinor: totalMinor, status: 'pending' },
      details: cashMinor === null ? {} : { cash_minor: cashMinor },
      requestKey: ctx.idempotencyKey,
    },
  });
  if (!payment) throw new Error('a payment was not written');
  const { id: paymentId } = payment;
  await bindShare({ sql, ctx, shareId, paymentId });
  await takeInPerson({ sql, ctx, paymentId: String(paymentId), isTaken: true });
  const details = { payment: paymentId, purchase: account.id, method };
  await audit({ sql, ctx, action: 'payment.taken', details });
}

/**
 * `POST /staff/accounts/{id}/payments.json` (rule staff/guests): in one transaction with the account locked, so that what diners hold or
 * pay meanwhile is counted (guarantee/one-charge). @throws not_found, what `take` throws
 */
export async function takeShare({ ctx, input }: AccountInput<TakeShareRequest>): Promise<StaffAccount> {
  const { account, seen } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const named = { sql, ctx, purchaseId: input.id };
    const work = { sql, ctx, account: await lockAccount(named) };
    if (!(await isTaken(work))) {
      await take(work, input);
      await countAccountChange({ ...work, touched: false });
    }
    await ctx.checkpoint('payment-taken');
    const taken = await lockAccount(named);
    return { account: taken, seen: await loadStaffAccount({ sql, ctx, account: taken }) };
  });
  ctx.publish(changedBy(account), roomTopic(account.supplier.id));
  return seen;
}
