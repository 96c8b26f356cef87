import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { MOST_MESSAGES } from '@/lib/domain/booking/booking-notices';
import { addNotice } from './add-notice';

const DAY_MS = 86_400_000;

export type MessageRow = { booking_id: number; words: string; said_at: Date };

/** Lists what the branch wrote to who booked, the oldest first (rule booking/messages). */
export async function listMessages({
  sql,
  ctx,
  ids,
}: TenantSql & { ids: readonly number[] }): Promise<MessageRow[]> {
  const rows = await sql<{ booking_id: number; words: string | null; said_at: Date | null }>(
    `select booking_id, words, said_at from booking_notices
     where instance_id = $1 and booking_id = any ($2) and kind = 'message' order by id`,
    [ctx.instance.id, ids],
  );
  return rows.flatMap(({ booking_id, words, said_at: at }) =>
    words === null || at === null ? [] : [{ booking_id, words, said_at: at }],
  );
}

/** As the wire has them. @returns those of one booking */
export const messagesOf = (rows: readonly MessageRow[], id: number): { words: string; at: string }[] =>
  rows
    .filter((row) => row.booking_id === id)
    .map(({ words, said_at: at }) => ({ words, at: at.toISOString() }));

/** Whether mail reaches who booked: the installation sends some, they left an address and want it (rule booking/notices). */
export const isReachable = ({
  ctx,
  email,
  mutedAt,
}: {
  ctx: Context;
  email: string | null | undefined;
  mutedAt: Date | null;
}): boolean => ctx.mail !== null && Boolean(email) && mutedAt === null;

/** Only while the booking is held by its lock. @throws rate_limited after a day's messages about one booking */
export async function addMessage({
  sql,
  ctx,
  bookingId,
  words,
}: TenantSql & { bookingId: number; words: string }): Promise<void> {
  const said = await listMessages({ sql, ctx, ids: [bookingId] });
  const since = ctx.now.getTime() - DAY_MS;
  const recent = said.filter(({ said_at: at }) => at.getTime() > since);
  const [oldest] = recent;
  if (oldest && recent.length >= MOST_MESSAGES)
    throw new AppError('rate_limited', {
      retryAfterSeconds: Math.ceil((oldest.said_at.getTime() - since) / 1_000),
    });
  await addNotice({ sql, ctx, bookingId, kind: 'message', words });
}
