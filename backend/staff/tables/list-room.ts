import { getSupplierRow, majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { listRoomAccounts, type RoomAccountRow } from '@/backend/purchases';
import { readTableRefunds } from '@/backend/staff/money/table-refunds';
import { readWaitingPayments } from '@/backend/staff/money/take-payment';
import { staffOf } from '@/backend/staff/staff-actor';
import { readWaiterCalls } from '@/backend/staff/waiter-calls';
import type { Room, RoomAccount, RoomTable, RoomWish } from '@/lib/contract/staff/table-calls';
import { accountStateOf } from '@/lib/domain/table/account';
import { listServing, nameWaiters } from './waiters';

type OfBranch = TenantSql & { supplierId: number };

const BOOKED_AHEAD_MS = 3 * 3_600_000;

type TableRow = { id: number; label: string; seats: number | null; area: string | null; is_offered: boolean };
/** Tables that are not offered any more stand last. */
const listTables = ({ sql, ctx, supplierId }: OfBranch): Promise<TableRow[]> =>
  sql<TableRow>(
    `select id, label, seats, area, active and removed_at is null as is_offered from tables
     where instance_id = $1 and supplier_id = $2 and kind = 'table' order by is_offered desc, position, id`,
    [ctx.instance.id, supplierId],
  );

type BookingRow = { table_id: number; id: number; starts_at: Date; people: number | null; name: string };
const listNextBookings = ({ sql, ctx, supplierId }: OfBranch): Promise<BookingRow[]> =>
  sql<BookingRow>(
    `select distinct on (o.table_id) o.table_id, b.id, b.starts_at, b.people, coalesce(b.contact ->> 'name', '') as name
     from bookings b join booking_tables o on o.instance_id = b.instance_id and o.booking_id = b.id
     where b.instance_id = $1 and b.supplier_id = $2 and b.kind = 'booking' and b.status = 'approved'
       and b.seated_at is null and b.no_show_at is null and b.ends_at > $3 and b.starts_at < $4
     order by o.table_id, b.starts_at`,
    [ctx.instance.id, supplierId, ctx.now, new Date(ctx.now.getTime() + BOOKED_AHEAD_MS)],
  );

async function listRoomWishes({ sql, ctx, supplierId }: OfBranch): Promise<RoomWish[]> {
  type Row = {
    id: number;
    account_id: number;
    table_id: number;
    label: string;
    name: string;
    wished_at: Date;
  };
  const rows = await sql<Row>(
    `select w.profile_id as id, c.id as account_id, t.id as table_id, t.label, w.name, w.wished_at
     from join_wishes w join purchases c on c.instance_id = w.instance_id and c.id = w.purchase_id
       join tables t on t.instance_id = c.instance_id and t.id = c.table_id
     where w.instance_id = $1 and c.supplier_id = $2 order by w.wished_at, w.profile_id`,
    [ctx.instance.id, supplierId],
  );
  return rows.map(({ table_id, label, wished_at, ...row }) => ({
    ...row,
    table: { id: table_id, label },
    wished_at: wished_at.toISOString(),
  }));
}

/** Somebody who may not read bookings sees none here either. */
const mayReadBookings = (ctx: Context): boolean => staffOf(ctx)?.scopes.includes('bookings:read') ?? true;

function toRoomAccount(ctx: Context, row: RoomAccountRow): RoomAccount {
  const major = majorOf(ctx.instance.currency);
  const { id, number, members, to_begin, making, later, waiter_id, bill_asked_at: billAskedAt } = row;
  return {
    ...{ id, number, members, to_begin, making, later, waiter_id },
    state: accountStateOf({ status: row.status, billAskedAt }),
    opened_at: row.opened_at.toISOString(),
    bill_asked_at: billAskedAt?.toISOString() ?? null,
    total: major(row.total_minor),
    left: major(row.left_minor),
    in_flight: major(row.in_flight_minor),
  };
}

async function readTables(work: OfBranch): Promise<RoomTable[]> {
  const [tables, accounts, bookings] = await Promise.all([
    listTables(work),
    listRoomAccounts(work),
    mayReadBookings(work.ctx) ? listNextBookings(work) : [],
  ]);
  const accountOf = new Map(accounts.map((row) => [row.table_id, row]));
  const bookingOf = new Map(bookings.map((row) => [row.table_id, row]));
  return tables.flatMap(({ is_offered: isOffered, ...table }) => {
    const account = accountOf.get(table.id);
    if (!isOffered && !account) return [];
    const booked = bookingOf.get(table.id);
    const booking = booked && {
      ...{ id: booked.id, people: booked.people, name: booked.name },
      starts_at: booked.starts_at.toISOString(),
    };
    return [
      { ...table, account: account ? toRoomAccount(work.ctx, account) : null, booking: booking ?? null },
    ];
  });
}

const readRoom = ({ ctx, input }: { ctx: Context; input: { supplierId: string } }) =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: supplierId } = await getSupplierRow(sql, ctx.instance.id, input.supplierId);
    const work = { sql, ctx, supplierId };
    const branches = [supplierId];
    const [tables, calls, wishes, payments, refunds, serving] = await Promise.all([
      readTables(work),
      readWaiterCalls({ sql, ctx, branches }),
      listRoomWishes(work),
      readWaitingPayments({ sql, ctx, branches }),
      readTableRefunds(work),
      listServing(work),
    ]);
    return { room: { supplier_id: supplierId, tables, calls, wishes, payments, refunds }, serving };
  });

/** Somebody who serves tables there no more looks after none. */
function withWaiters({ tables, ...room }: Omit<Room, 'waiters'>, waiters: Room['waiters']): Room {
  const serves = (id: number | null) => waiters.some((one) => one.id === id);
  return {
    ...room,
    waiters,
    tables: tables.map(({ account, ...table }) => ({
      ...table,
      account: account && { ...account, waiter_id: serves(account.waiter_id) ? account.waiter_id : null },
    })),
  };
}

/** `GET /staff/tables.json` (rule staff/room), by as many statements whatever the room has. @throws not_found */
export async function listRoom(asked: { ctx: Context; input: { supplierId: string } }): Promise<Room> {
  const { room, serving } = await readRoom(asked);
  return withWaiters(room, await nameWaiters({ ctx: asked.ctx, ids: serving }));
}
