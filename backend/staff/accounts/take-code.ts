import { storedChoices } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { findOpenAccount, listDrafts, type PurchaseRow } from '@/backend/purchases';
import { type CartLine, isInCarts, takeFromCarts } from '@/backend/purchases/lines';
import { isAtTable, listMembers, type MemberRow } from '@/backend/purchases/members';
import { assertOwnBranch } from '@/backend/staff/branches/assert-branch';
import { isRoundSent } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { holdsCardInCode, holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { listMissingParts } from '@/lib/domain/table/code-parts';
import { isSignedBy, parseWaiterCode, type SignedCode } from '@/lib/domain/table/waiter-code';
import { type AccountWork, changeAccount } from './change-account';
import { type StaffLine, writeLines } from './write-lines';

/** @throws invalid_input for a code that its sender did not sign: of another member, of another table, or with other lines */
async function assertSigned({ sender, code }: { sender: MemberRow; code: SignedCode }): Promise<void> {
  if (!(await isSignedBy({ secret: sender.code_secret, code })))
    throw new AppError('invalid_input', { fields: { code: 'unsigned' } });
}

/**
 * The lines with the profiles of their members. Those of whom staff took off, or who sits elsewhere by now, are left out.
 * @throws not_found where the sender, or everybody in it, is not at the table, what `assertSigned` throws
 */
async function readLines(
  work: AccountWork,
  code: SignedCode,
): Promise<{ sentBy: number; lines: StaffLine[] }> {
  const there = new Map<number, MemberRow>();
  for (const one of await listMembers(work))
    if (one.number !== null && isAtTable(one)) there.set(one.number, one);
  const sender = there.get(code.member);
  const lines = code.lines.flatMap(
    ({ offerId: id, count, choices, comment, member, forAll, later = false }) => {
      const memberId = there.get(member)?.profile_id;
      const product = { id, count, options: [...choices], comment };
      return memberId === undefined ? [] : [{ product, memberId, forAll, later }];
    },
  );
  if (!sender || lines.length === 0) throw new AppError('not_found');
  await assertSigned({ sender, code });
  return { sentBy: sender.profile_id, lines };
}

/** Locks the draft carts of the members whose lines the code shows. */
async function lockDrafts(work: AccountWork, lines: readonly StaffLine[]): Promise<PurchaseRow[]> {
  const owners = new Set(lines.map(({ memberId }) => memberId));
  const [only = null] = owners.size === 1 ? owners : [];
  const drafts = await listDrafts({ ...work, profileId: only, lock: true });
  return drafts.filter(({ profile_id }) => owners.has(profile_id));
}

/** A line as it stands in the carts of its member. */
function toCartLine({
  drafts,
  line: { product, memberId },
}: {
  drafts: readonly PurchaseRow[];
  line: StaffLine;
}): CartLine {
  const cartIds = drafts.filter(({ profile_id }) => profile_id === memberId).map(({ id }) => id);
  const { id: offerId, comment = '', count } = product;
  return { cartIds, offerId, choices: storedChoices(product), comment, count };
}

/** A phone signs for its own member alone: what is of another one is in the cart of that one. */
async function listChosen(
  work: AccountWork,
  { drafts, lines, sentBy }: { drafts: readonly PurchaseRow[]; lines: readonly StaffLine[]; sentBy: number },
): Promise<StaffLine[]> {
  const chosen: StaffLine[] = [];
  for (const line of lines) {
    const isOwn = line.memberId === sentBy;
    if (isOwn || (await isInCarts({ ...work, line: toCartLine({ drafts, line }) }))) chosen.push(line);
  }
  if (chosen.length === 0) throw new AppError('not_found');
  return chosen;
}

/** @throws invalid_input for what is no code, or a part of one */
function getCode(text: string): SignedCode {
  const code = parseWaiterCode(text);
  if (code) return code;
  const isPart = listMissingParts(text).length > 0;
  throw new AppError('invalid_input', { fields: { code: isPart ? 'incomplete' : 'unreadable' } });
}

/**
 * `POST /staff/accounts/from_code.json` (rule table/waiter-code): the round that a phone without a signal shows, under its
 * member and its key, so that the phone's own sending is the same one.
 * @param code parts of a long one in lines, in any order
 * @throws as `changeAccount` and `writeLines`, invalid_input for what is no code or not signed by its member, card_data_not_accepted, not_found for a table without an account
 */
export async function takeWaiterCode({
  ctx,
  input,
}: {
  ctx: Context;
  input: { code: string };
}): Promise<StaffAccount> {
  const code = getCode(input.code);
  if (holdsCardNumber(code.lines) || holdsCardInCode(code.key)) throw new AppError('card_data_not_accepted');
  const open = await ctx.db.tenant(ctx.instance.id, (sql) =>
    findOpenAccount({ sql, ctx, tableId: code.tableId }),
  );
  if (!open) throw new AppError('not_found');
  assertOwnBranch({ ctx, supplierId: open.supplier.id });
  return changeAccount({
    ctx,
    input: { id: String(open.id) },
    action: 'account.code',
    details: { member: code.member, lines: code.lines.length },
    async change(work) {
      const { sentBy, lines: shown } = await readLines(work, code);
      // The code again, or the phone itself, which had a signal meanwhile.
      if (await isRoundSent({ ...work, sentBy, key: code.key })) return work.account;
      const drafts = await lockDrafts(work, shown);
      const lines = await listChosen(work, { drafts, lines: shown, sentBy });
      for (const line of lines) await takeFromCarts({ ...work, line: toCartLine({ drafts, line }) });
      const asPhone = { ...work, ctx: { ...work.ctx, idempotencyKey: code.key } };
      return writeLines(asPhone, { lines, sentBy, drafts });
    },
  });
}
