import { ApiError } from '@/lib/clients/api-error';

/** True where another page or phone has rated: nothing is asked again today (rule feedback/rating-tab). */
export const isAlreadyRated = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'already_rated';
