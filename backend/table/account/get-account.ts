import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { readAtOnce } from '@/backend/orders';
import { createSharedReads } from '@/backend/platform/live/share-reads';
import {
  type AccountRow,
  findClosedAccount,
  findMyAccountId,
  findOpenAccount,
  getAccountRow,
  getMemberAccount,
  isOpenAccount,
} from '@/backend/purchases';
import { isAtTable, listMembers } from '@/backend/purchases/members';
import { nullWhenNowhere } from '@/backend/table/visit-over';
import type { AccountAnswer } from '@/lib/contract/table/account';
import { closedShownSince } from '@/lib/domain/table/account';
import { wasSent } from './close-account';
import { findMe, isAccountLeftAlone } from './enter-account';
import { getAccountPlace, requireAccounts } from './get-place';
import { loadAccount, readAccountParts } from './load-account';
import { isBarred } from './members';
import { type AccountParts, toAccount } from './to-account';

const answer = async (work: TenantSql & { account: AccountRow }): Promise<AccountAnswer> => ({
  account: await loadAccount(work),
  waiting: null,
});

/** The open one of the table where the diner sits; null without one. @throws scan_table, on_table_unavailable */
async function readOpen({ sql, ctx }: TenantSql): Promise<AccountAnswer | null> {
  const { seat } = await getAccountPlace({ sql, ctx });
  const account = await findOpenAccount({ sql, ctx, tableId: seat.id });
  if (!account) return null;
  const members = await listMembers({ sql, ctx, account });
  const me = findMe({ ctx, members });
  if (me && isAtTable(me)) return answer({ sql, ctx, account });
  const isLeft = await isAccountLeftAlone({ sql, ctx, account });
  if (isLeft && !wasSent(account)) return null;
  const waiting = {
    members: members.filter(isAtTable).length,
    opened_at: account.created_at.toISOString(),
    needs_staff: isLeft ? ('left_alone' as const) : isBarred({ me, members }) ? ('taken_off' as const) : null,
  };
  return { account: null, waiting };
}

/** Reads an account once for all who ask at the same moment, as every phone of a table does at each change. */
type ReadTogether = (key: string, read: () => Promise<AccountParts>) => Promise<AccountParts>;

/** For a member at the table; null for anybody else, and of one that was closed meanwhile. @throws on_table_unavailable */
async function readMine({
  ctx,
  readTogether,
}: {
  ctx: Context;
  readTogether: ReadTogether;
}): Promise<AccountAnswer | null> {
  const purchaseId = await findMyAccountId(ctx);
  if (purchaseId === null) return null;
  const parts = await readTogether(`${ctx.instance.id}:${purchaseId}`, () =>
    readAtOnce(ctx, async (sql) =>
      readAccountParts({ sql, ctx, account: await getAccountRow({ sql, ctx, purchaseId }) }),
    ),
  );
  const me = findMe({ ctx, members: parts.members });
  if (!isOpenAccount(parts.account) || !me || !isAtTable(me)) return null;
  requireAccounts(parts.account.supplier);
  return { account: toAccount({ ctx, ...parts }), waiting: null };
}

/**
 * Reads the account of the diner's table, or the one that was closed just now. @throws scan_table, on_table_unavailable
 */
const readOfTable = (ctx: Context): Promise<AccountAnswer> =>
  readAtOnce(ctx, async (sql) => {
    const closed = await findClosedAccount({ sql, ctx, since: closedShownSince(ctx.now) });
    const open = await readOpen({ sql, ctx }).catch((error: unknown) => {
      // Closing has ended the visit; a new code begins another.
      if (closed && error instanceof AppError && error.key === 'scan_table')
        return answer({ sql, ctx, account: closed });
      throw error;
    });
    return open ?? { account: null, waiting: null };
  });

/**
 * `GET /on_table/account.json`: of the diner's table, or the named one (rule table/account). A diner who left the table
 * reads the one that was closed just now; one that its members have left behind with nothing sent is none. Null where
 * the diner sits nowhere.
 * @throws not_found for the named one of others
 */
export function createGetAccount() {
  const readTogether = createSharedReads<AccountParts>();
  return async function getAccount({
    ctx,
    input: { id },
  }: {
    ctx: Context;
    input: { id: string | undefined };
  }): Promise<AccountAnswer | null> {
    if (id === undefined)
      return readMine({ ctx, readTogether })
        .then((mine) => mine ?? readOfTable(ctx))
        .catch(nullWhenNowhere);
    return readAtOnce(ctx, async (sql) =>
      answer({ sql, ctx, account: await getMemberAccount({ sql, ctx, purchaseId: id }) }),
    );
  };
}
