import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { holdDiner } from '@/backend/people';
import type { KeptRating, Rating } from '@/lib/contract/feedback/rating';
import { openBooking } from './booking-rows';
import { listGuests, ratingObstacleOf, readBooking } from './to-booking';

/**
 * `POST /rate/{id}/{token}.json`: once for each who has a link; the same again is the same (rule booking/rating).
 * @throws not_found, unauthorized where the organiser was erased meanwhile, rating_early, rating_over, already_rated
 */
export function rateBooking({
  ctx,
  input: { id, token, rating },
}: {
  ctx: Context;
  input: { id: string; token: string; rating: Rating };
}): Promise<KeptRating> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { booking, me } = await openBooking({ sql, ctx, id, token });
    // A diner who was erased meanwhile rates nothing (guarantee/erased-diner); a guest has no profile.
    if (me === null && booking.profile_id !== null)
      await holdDiner({ sql, ctx, profileId: booking.profile_id });
    const guests = await listGuests({ sql, ctx, ids: [booking.id] });
    const obstacle = ratingObstacleOf({ ctx, booking, me, guests });
    if (obstacle) throw new AppError(obstacle);
    const { score } = rating;
    const comment = rating.comment.trim();
    await ctx.checkpoint('visit-before-rate');
    const [written] = await sql<{ id: number }>(
      `insert into booking_ratings (instance_id, booking_id, guest_number, score, comment, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict on constraint one_rating_of_each do nothing returning id`,
      [ctx.instance.id, booking.id, me, score, comment, ctx.now],
    );
    const { rating: said } = await readBooking({ sql, ctx, booking, me });
    const isSame = said?.score === score && said.comment === comment;
    if (!written && !isSame) throw new AppError('already_rated');
    return { score, menu_score: null, comment };
  });
}
