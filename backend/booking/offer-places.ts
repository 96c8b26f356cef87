import type { TenantSql } from '@/backend/context';
import { staySpan } from '@/lib/domain/booking/booking-rules';
import { OFFER_MS } from '@/lib/domain/booking/booking-states';
import { chooseOffers, type WaitingParty } from '@/lib/domain/booking/waiting-list';
import type { BookingBranch } from './load-branch';
import { addNotice } from './notices/add-notice';
import { listTaken, writeTables } from './take-tables';

type Held = TenantSql & { branch: BookingBranch };
/** More than a branch's list holds. */
const MOST_WAITING = 500;

async function listWaiting({ sql, ctx, branch: { row, rules } }: Held): Promise<WaitingParty[]> {
  const rows = await sql<{ id: number; people: number; starts_at: Date }>(
    `select id, coalesce(people, 0) as people, starts_at from bookings
     where instance_id = $1 and supplier_id = $2 and status = 'waiting_list' and starts_at > $3 and held_until is null
     order by created_at, id limit ${MOST_WAITING}`,
    [ctx.instance.id, row.id, ctx.now],
  );
  return rows.map(({ id, people, starts_at: at }) => ({
    id,
    people,
    span: staySpan({ stays: rules.stays, people, at }),
  }));
}

/** Gives what is free to the first that it fits (rule booking/waiting-list), of a branch that the caller has locked. */
export async function offerPlaces({ sql, ctx, branch }: Held): Promise<void> {
  const waiting = await listWaiting({ sql, ctx, branch });
  if (waiting.length === 0) return;
  const span = {
    from: Math.min(...waiting.map((one) => one.span.from)),
    to: Math.max(...waiting.map((one) => one.span.to)),
  };
  const taken = await listTaken({ sql, ctx, supplierId: branch.row.id, span });
  const { oversize } = branch.rules;
  for (const { waitingId, tableIds } of chooseOffers({ waiting, tables: branch.tables, taken, oversize })) {
    const party = waiting.find(({ id }) => id === waitingId);
    if (!party) continue;
    await writeTables({ sql, ctx, bookingId: waitingId, span: party.span, tableIds });
    await sql('update bookings set held_until = $3, ends_at = $4 where instance_id = $1 and id = $2', [
      ctx.instance.id,
      waitingId,
      new Date(ctx.now.getTime() + OFFER_MS),
      new Date(party.span.to),
    ]);
    await addNotice({ sql, ctx, bookingId: waitingId, kind: 'place_free' });
  }
}

/**
 * Frees expired holds and offers all free places: the waiting list comes before a new booking
 * (rule booking/waiting-list). The caller has locked the branch.
 */
export async function freeExpired({ sql, ctx, branch }: Held): Promise<void> {
  const own = [ctx.instance.id, branch.row.id, ctx.now];
  await sql(
    `delete from bookings where instance_id = $1 and supplier_id = $2 and status = 'held' and held_until <= $3`,
    own,
  );
  await sql(
    `delete from booking_tables t using bookings b where t.instance_id = $1 and b.instance_id = $1
       and b.id = t.booking_id and b.supplier_id = $2 and b.status = 'waiting_list' and b.held_until <= $3`,
    own,
  );
  await offerPlaces({ sql, ctx, branch });
}
