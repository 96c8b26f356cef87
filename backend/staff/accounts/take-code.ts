import { type PurchaseRow, storedChoices } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getStaffOrOperator } from '@/backend/staff/staff-actor';
import { findOpenAccount, isAtTable, isRoundSent, listDrafts, listMembers } from '@/backend/table/account';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { holdsCardInCode, holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { listMissingParts } from '@/lib/domain/table/code-parts';
import { parseWaiterCode, type WaiterCode } from '@/lib/domain/table/waiter-code';
import { type AccountWork, changeAccount } from './change-account';
import { type StaffLine, writeLines } from './write-lines';

/**
 * The lines with the profiles of their members. Those of whom staff took off, or who sits elsewhere by now, are left out.
 * @throws not_found where the sender, or everybody in it, is not at the table
 */
async function readLines(
  work: AccountWork,
  code: WaiterCode,
): Promise<{ sentBy: number; lines: StaffLine[] }> {
  const there = new Map<number, number>();
  for (const one of await listMembers(work))
    if (one.number !== null && isAtTable(one)) there.set(one.number, one.profile_id);
  const sentBy = there.get(code.member);
  const lines = code.lines.flatMap(({ offerId: id, count, choices, comment, member, forAll }) => {
    const memberId = there.get(member);
    const product = { id, count, options: [...choices], comment };
    return memberId === undefined ? [] : [{ product, memberId, forAll }];
  });
  if (sentBy === undefined || lines.length === 0) throw new AppError('not_found');
  return { sentBy, lines };
}

/** Of those whose lines were shown alone. */
async function lockDrafts(work: AccountWork, lines: readonly StaffLine[]): Promise<PurchaseRow[]> {
  const owners = new Set(lines.map(({ memberId }) => memberId));
  const [only = null] = owners.size === 1 ? owners : [];
  const drafts = await listDrafts({ ...work, profileId: only, lock: true });
  return drafts.filter(({ profile_id }) => owners.has(profile_id));
}

/** What was shown is on the account now, and in the carts no more. */
async function takeFromDrafts(
  { sql, ctx }: AccountWork,
  { drafts, lines }: { drafts: readonly PurchaseRow[]; lines: readonly StaffLine[] },
): Promise<void> {
  const same = 'purchase_id = any ($2::bigint[]) and offer_id = $3 and choices = $4::jsonb and comment = $5';
  for (const { product, memberId } of lines) {
    const own = drafts.filter(({ profile_id }) => profile_id === memberId).map(({ id }) => id);
    const dish = [product.id, storedChoices(product), product.comment ?? '', product.count];
    const line = [ctx.instance.id, own, ...dish];
    await sql(`delete from purchase_lines where instance_id = $1 and ${same} and count <= $6`, line);
    await sql(
      `update purchase_lines set count = count - $6 where instance_id = $1 and ${same} and count > $6`,
      line,
    );
  }
}

/** @throws invalid_input for what is no code, or a part of one */
function getCode(text: string): WaiterCode {
  const code = parseWaiterCode(text);
  if (code) return code;
  const isPart = listMissingParts(text).length > 0;
  throw new AppError('invalid_input', { fields: { code: isPart ? 'incomplete' : 'unreadable' } });
}

/**
 * `POST /staff/accounts/from_code.json` (rule table/waiter-code): the round that a phone without a signal shows, under its
 * member and its key, so that the phone's own sending is the same one.
 * @param code parts of a long one in lines, in any order
 * @throws as `changeAccount` and `writeLines`, invalid_input for what is no code, card_data_not_accepted, not_found for a table without an account
 */
export async function takeWaiterCode({
  ctx,
  input,
}: {
  ctx: Context;
  input: { code: string };
}): Promise<StaffAccount> {
  getStaffOrOperator({ ctx, scope: 'tables:write' });
  const code = getCode(input.code);
  if (holdsCardNumber(code.lines) || holdsCardInCode(code.key)) throw new AppError('card_data_not_accepted');
  const open = await ctx.db.tenant(ctx.instance.id, (sql) =>
    findOpenAccount({ sql, ctx, tableId: code.tableId }),
  );
  if (!open) throw new AppError('not_found');
  return changeAccount({
    ctx,
    input: { id: String(open.id) },
    action: 'account.code',
    details: { member: code.member, lines: code.lines.length },
    async change(work) {
      const { sentBy, lines } = await readLines(work, code);
      // The code again, or the phone itself, which had a signal meanwhile.
      if (await isRoundSent({ ...work, sentBy, key: code.key })) return work.account;
      const drafts = await lockDrafts(work, lines);
      await takeFromDrafts(work, { drafts, lines });
      const asPhone = { ...work, ctx: { ...work.ctx, idempotencyKey: code.key } };
      return writeLines(asPhone, { lines, sentBy, drafts });
    },
  });
}
