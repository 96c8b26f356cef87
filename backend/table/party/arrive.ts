import { getSupplierRow, type SupplierRow } from '@/backend/branches';
import type { Changed, Context, TenantSql } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { type AccountRow, changedBy, findTableVisit, type Seat } from '@/backend/purchases';
import { addMember, isAtTable, listMembers } from '@/backend/purchases/members';
import { wasSent } from '@/backend/table/account/close-account';
import { lockOrOpenAccount } from '@/backend/table/account/enter-account';
import { arrivalFrom } from '@/lib/domain/booking/order-ahead';
import { hasTableAccounts } from '@/lib/domain/branches/capabilities';
import { firstNameOf, MOST_MEMBERS } from '@/lib/domain/table/members';
import { bringParty } from './bring-party';
import { type ComingParty, findComingParty, holdMyComingParty } from './find-ahead';

type Arriving = TenantSql & {
  party: ComingParty;
  place: { seat: Seat; supplier: SupplierRow };
  /** Whether they join an account of others before it gets anything. */
  mustJoin: boolean;
};

const hasAccounts = ({ services, on_table_class: onTableClass }: SupplierRow): boolean =>
  hasTableAccounts({ services, onTableClass });

/** Adds the diner to the account under the first name that they booked with, unless the table is full. */
async function enter({ sql, ctx, party }: Arriving, account: AccountRow): Promise<void> {
  const there = (await listMembers({ sql, ctx, account })).filter(isAtTable);
  const isThere = there.some(({ profile_id }) => profile_id === party.profile_id);
  if (isThere || there.length >= MOST_MEMBERS) return;
  await addMember({ sql, ctx, account, profileId: party.profile_id, name: firstNameOf(party.name) });
}

/** Says whether others are at the account, or were. */
async function isOfOthers({ sql, ctx, party }: TenantSql & { party: ComingParty }, account: AccountRow) {
  const there = (await listMembers({ sql, ctx, account })).filter(isAtTable);
  const isThere = there.some(({ profile_id }) => profile_id === party.profile_id);
  return !isThere && (there.length > 0 || wasSent(account));
}

/** Whose account was opened before anybody of the booking comes. */
const isOfEarlierParty = async (arriving: Arriving, account: AccountRow): Promise<boolean> =>
  account.created_at < arrivalFrom(arriving.party.starts_at) && (await isOfOthers(arriving, account));

async function sendTo(arriving: Arriving): Promise<Changed | null> {
  const { sql, ctx, party, place } = arriving;
  const account = await lockOrOpenAccount({ sql, ctx, place, profileId: party.profile_id });
  if (arriving.mustJoin ? await isOfOthers(arriving, account) : await isOfEarlierParty(arriving, account))
    return null;
  if (account.bill_asked_at !== null) return null;
  await enter(arriving, account);
  const changed = await bringParty({ sql, ctx, account, party });
  return changed && changedBy(changed);
}

async function findSeat({ sql, ctx, bookingId }: TenantSql & { bookingId: number }) {
  const [row] = await sql<Seat & { supplier_id: number }>(
    `select t.id, t.kind, t.label, t.supplier_id from booking_tables c
       join tables t on t.instance_id = c.instance_id and t.id = c.table_id
     where c.instance_id = $1 and c.booking_id = $2 and t.kind = 'table' order by t.position, t.id limit 1`,
    [ctx.instance.id, bookingId],
  );
  return row;
}

/**
 * Sends the dishes ahead of a booking that staff seated to the account of its first table, opened for it
 * (rule booking/ordering-ahead). The caller has locked the booking. @returns whom to tell; null where nothing goes there, now or ever
 */
export async function sendAheadOf({
  sql,
  ctx,
  bookingId,
}: TenantSql & { bookingId: number }): Promise<Changed | null> {
  const party = await findComingParty({ sql, ctx, bookingId });
  const table = party && (await findSeat({ sql, ctx, bookingId }));
  if (!table) return null;
  const { supplier_id, ...seat } = table;
  const supplier = await getSupplierRow(sql, ctx.instance.id, String(supplier_id));
  if (!hasAccounts(supplier)) return null;
  return sendTo({ sql, ctx, party, place: { seat, supplier }, mustJoin: false });
}

/**
 * The organiser scanned the code of a table in time: what they ordered ahead goes to its account, unless that is one which
 * they have to join first (rule booking/ordering-ahead).
 */
export async function arriveAtTable({ ctx }: { ctx: Context }): Promise<void> {
  const changed = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const visit = await findTableVisit({ sql, ctx });
    if (visit?.seat.kind !== 'table') return null;
    const { seat, supplierId } = visit;
    const profileId = getDinerId(ctx);
    const party = await holdMyComingParty({ sql, ctx, supplierId, profileId });
    if (!party) return null;
    const supplier = await getSupplierRow(sql, ctx.instance.id, String(supplierId));
    if (!hasAccounts(supplier)) return null;
    return sendTo({ sql, ctx, party, place: { seat, supplier }, mustJoin: true });
  });
  if (changed) ctx.publish(changed);
}
