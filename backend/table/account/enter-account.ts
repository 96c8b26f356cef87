import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import {
  type AccountRow,
  countAccountChange,
  createAccount,
  findLastTouch,
  findOpenAccount,
} from '@/backend/purchases';
import { addMember, isAtTable, listMembers, type MemberRow, renameMember } from '@/backend/purchases/members';
import { recordCall } from '@/backend/table/record-call';
import { isLeftAlone } from '@/lib/domain/table/account';
import { firstNameOf, MOST_MEMBERS, MOST_WISHES } from '@/lib/domain/table/members';
import { closeAccount, wasSent } from './close-account';
import type { AccountPlace } from './get-place';
import { isBarred, listWishes } from './members';

type OfAccount = TenantSql & { account: AccountRow };

/** True if no member changed the account or an unsent line for an hour (rule table/joining). */
export async function isAccountLeftAlone(work: OfAccount): Promise<boolean> {
  return isLeftAlone({ touchedAt: await findLastTouch(work), now: work.ctx.now });
}

export const findMe = ({ ctx, members }: { ctx: Context; members: readonly MemberRow[] }) =>
  members.find(({ profile_id }) => profile_id === getDinerId(ctx));

/** `profileId`: who sits there. */
type Opening = TenantSql & { place: Pick<AccountPlace, 'seat' | 'supplier'>; profileId: number };

/** Opens an account: of two diners at once, one opens it (guarantee/one-account). Locked. */
async function openAccount({ sql, ctx, place, profileId }: Opening): Promise<AccountRow> {
  const { seat, supplier } = place;
  await createAccount({ sql, ctx, tableId: seat.id, supplierId: supplier.id, profileId });
  await ctx.checkpoint('account-opened');
  const account = await findOpenAccount({ sql, ctx, tableId: seat.id, lock: true });
  // It was opened and closed while this waited.
  return account ?? openAccount({ sql, ctx, place, profileId });
}

/** The open account of a table, a new one if it has none or one of an earlier party that sent nothing. Locked. */
export async function lockOrOpenAccount(opening: Opening): Promise<AccountRow> {
  const { sql, ctx, place, profileId } = opening;
  const account = await findOpenAccount({ sql, ctx, tableId: place.seat.id, lock: true });
  if (!account) return openAccount(opening);
  if (wasSent(account)) return account;
  const members = await listMembers({ sql, ctx, account });
  const isThere = members.some((one) => one.profile_id === profileId && isAtTable(one));
  const touchedAt = await findLastTouch({ sql, ctx, account });
  if (isThere || !isLeftAlone({ touchedAt, now: ctx.now })) return account;
  await closeAccount({ sql, ctx, account, leftSince: touchedAt });
  return openAccount(opening);
}

/** Staff read it as a call of the waiter. The account is locked. @throws wishes_full */
async function wish({ sql, ctx, account, name }: OfAccount & { name: string }): Promise<void> {
  const others = (await listWishes({ sql, ctx, account })).filter(
    (one) => one.profile_id !== getDinerId(ctx),
  );
  if (others.length >= MOST_WISHES) throw new AppError('wishes_full', { values: { limit: MOST_WISHES } });
  await sql(
    `insert into join_wishes (instance_id, purchase_id, profile_id, name, wished_at) values ($1, $2, $3, $4, $5)
     on conflict (instance_id, purchase_id, profile_id) do update set name = excluded.name, wished_at = excluded.wished_at`,
    [ctx.instance.id, account.id, getDinerId(ctx), name, ctx.now],
  );
  await recordCall({ sql, ctx, tableId: account.seat.id, reason: 'join' });
}

/**
 * Makes the diner a member of a locked account (rule table/joining). @throws table_full, wishes_full
 * @returns null where staff alone admit, who hear of it
 */
export async function enterAccount({
  sql,
  ctx,
  account,
  name,
}: OfAccount & { name: string }): Promise<AccountRow | null> {
  const work = { sql, ctx, account };
  const members = await listMembers(work);
  const me = findMe({ ctx, members });
  const profileId = getDinerId(ctx);
  if (me && isAtTable(me)) {
    if (me.name !== name) await renameMember({ ...work, profileId, name });
    return countAccountChange({ ...work, touched: true });
  }
  if (isBarred({ me, members }) || (await isAccountLeftAlone(work))) {
    await wish({ ...work, name });
    return null;
  }
  if (members.filter(isAtTable).length >= MOST_MEMBERS)
    throw new AppError('table_full', { values: { limit: MOST_MEMBERS } });
  await addMember({ ...work, profileId, name });
  await ctx.checkpoint('account-joined');
  return countAccountChange({ ...work, touched: true });
}

/**
 * A diner who sends at a table without an account opens it, under the first name of their profile.
 * @throws not_found for who has not joined the open one
 */
export async function enterAsKnown({ sql, ctx, account }: OfAccount): Promise<AccountRow> {
  const members = await listMembers({ sql, ctx, account });
  const me = findMe({ ctx, members });
  if (me && isAtTable(me)) return account;
  if (members.length > 0) throw new AppError('not_found');
  const [profile] = await sql<{ name: string | null }>(
    `select details ->> 'name' as name from profiles where instance_id = $1 and id = $2`,
    [ctx.instance.id, getDinerId(ctx)],
  );
  const profileId = getDinerId(ctx);
  await addMember({ sql, ctx, account, profileId, name: firstNameOf(profile?.name ?? '') });
  return countAccountChange({ sql, ctx, account, touched: true });
}
