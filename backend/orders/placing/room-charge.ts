import type { LoadedCart } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { isSameSurname } from '@/lib/domain/table/guest-name';
import { localMoment } from '@/lib/domain/time/local-moment';

/** Looks for a guest of a room, if tries are left. @throws too_many_tries, what `look` throws */
export type TryGuest = (roomId: number, look: () => Promise<void>) => Promise<void>;

/**
 * The guest to whom a room's order is charged: one who stays in that room today, by the branch's clock
 * (rule table/room-charge). @throws scan_room, guest_unknown
 */
export async function assertGuest({
  sql,
  ctx,
  cart: { purchase },
}: {
  sql: Sql;
  ctx: Context;
  cart: Pick<LoadedCart, 'purchase'>;
}): Promise<void> {
  const { seat, supplier, details } = purchase;
  if (seat?.kind !== 'room') throw new AppError('scan_room');
  const { date } = localMoment({ at: ctx.now, timezone: supplier.settings.timezone });
  const guests = await sql<{ surname: string }>(
    `select surname from guests where instance_id = $1 and supplier_id = $2 and room_key = $3 and removed_at is null
       and coalesce(starts_on <= $4, true) and coalesce(ends_on >= $4, true)`,
    [ctx.instance.id, supplier.id, seat.label.toLowerCase(), date],
  );
  const name = details.guestName ?? '';
  if (!guests.some(({ surname }) => isSameSurname(surname, name))) throw new AppError('guest_unknown');
}
