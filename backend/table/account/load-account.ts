import { listPricedLines } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, listDrafts } from '@/backend/purchases';
import { isMember, listMembers } from '@/backend/purchases/members';
import type { Account } from '@/lib/contract/table/account';
import { accountStateOf } from '@/lib/domain/table/account';
import { billedOf, duesOf } from './account-money';
import { readBranchMoney } from './branch-money';
import { readSharedBill } from './shared-bill';
import { type AccountParts, type RoundRow, toAccount } from './to-account';

type Work = { sql: Sql; ctx: Context; account: AccountRow };

const listRounds = ({ sql, ctx, account }: Work): Promise<RoundRow[]> =>
  sql<RoundRow>(
    'select number, sent_at, sent_by from rounds where instance_id = $1 and purchase_id = $2 order by number',
    [ctx.instance.id, account.id],
  );

async function findClosing({ sql, ctx, account }: Work): Promise<Date | null> {
  const [event] = await sql<{ created_at: Date }>(
    `select created_at from purchase_events where instance_id = $1 and purchase_id = $2 and kind = 'status'
       and value in ('closed_account', 'cancelled') order by id limit 1`,
    [ctx.instance.id, account.id],
  );
  return event?.created_at ?? null;
}

/** All of it, whoever reads. */
export async function readAccountParts(work: Work): Promise<AccountParts> {
  const { sql, ctx, account } = work;
  const isClosed = accountStateOf({ status: account.status, billAskedAt: null }) === 'closed';
  const [members, rounds, drafts, closedAt] = await Promise.all([
    listMembers(work),
    listRounds(work),
    isClosed ? [] : listDrafts(work),
    isClosed ? findClosing(work) : null,
  ]);
  const lines = await listPricedLines({ sql, ctx, purchases: [account, ...drafts] });
  const billed = billedOf({ lines: lines.get(account.id) ?? [], members, rounds });
  const sharers = members.filter(isMember).length;
  const bill = await readSharedBill({ ...work, lines: billed, sharers });
  return { account, members, rounds, drafts, lines, bill, closedAt };
}

/** The account as the caller, one of its members, reads it (rule table/account). */
export const loadAccount = async (work: Work): Promise<Account> =>
  toAccount({ ctx: work.ctx, ...(await readAccountParts(work)) });

/** As its branch reads it, with what each person may pay (rule staff/guests) and how the money came. */
export async function loadAccountOfBranch(
  work: Work,
): Promise<Account & Awaited<ReturnType<typeof readBranchMoney>> & { dues: ReturnType<typeof duesOf> }> {
  const parts = await readAccountParts(work);
  const lines = parts.lines.get(work.account.id) ?? [];
  const money = await readBranchMoney({ ...work, ...parts, lines });
  return { ...toAccount({ ctx: work.ctx, ...parts }), ...money, dues: duesOf({ ...parts, lines }) };
}
