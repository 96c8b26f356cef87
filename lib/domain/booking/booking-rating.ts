import { isRatable } from '@/lib/domain/feedback/rating';
import type { BookingState } from './booking-states';

/** Why a visit cannot be rated now; null where it can (rule booking/rating). */
export function ratingObstacle({
  state,
  startsAt,
  wasThere,
  now,
}: {
  state: BookingState;
  startsAt: Date;
  wasThere: boolean;
  now: Date;
}): 'rating_early' | 'rating_over' | null {
  if (state === 'cancelled' || !wasThere) return 'rating_over';
  if (now < startsAt) return 'rating_early';
  return state === 'approved' && isRatable({ since: startsAt, now }) ? null : 'rating_over';
}
