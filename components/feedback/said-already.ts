import { ApiError } from '@/lib/clients/api-error';

/** It was said on another page or phone: it is not asked again today (rule feedback/rating-tab). */
export const isSaidAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'already_rated';
