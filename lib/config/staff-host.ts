import { isPublicOriginSecure } from './public-origin';

/** The address of all tenants' people, as the backend has it; null: behind https it has to be named. */
export const staffHost = (): string | null =>
  process.env.STAFF_HOST || (isPublicOriginSecure() ? null : 'staff.localhost');
