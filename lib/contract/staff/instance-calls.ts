import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { countrySchema, currencySchema, idSchema, slugSchema } from '@/lib/contract/primitives';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';

const own = { service: 'staff', auth: 'staff', status: 200 } as const;

const staffStatusSchema = z.object({ id: idSchema, slug: slugSchema, status: z.enum(['active', 'locked']) });
export type StaffStatus = z.infer<typeof staffStatusSchema>;
const staffInstanceSchema = z.extend(staffStatusSchema, {
  scopes: z.array(z.enum(STAFF_SCOPES)),
  country: countrySchema,
  currency: currencySchema,
  /** In the order of the folder, without removed ones. `stations`: of what it sells, by the alphabet (rule staff/stations). */
  branches: z.array(
    z.object({
      id: idSchema,
      slug: slugSchema,
      name: z.string(),
      timezone: z.string(),
      stations: z.array(z.string()),
      /** Its tables send orders and pay at the end (rule table/classes). */
      has_accounts: z.boolean(),
      /** People book its tables (rule booking/tables). */
      takes_bookings: z.boolean(),
    }),
  ),
});
export type StaffInstance = z.infer<typeof staffInstanceSchema>;

export const getStaffInstance = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/instance.json',
  scope: 'instance:read',
  branch: 'asked',
  summary: 'The instance that the key or the person belongs to, and its branches',
  response: staffInstanceSchema,
});

export const setInstanceStatus = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/instance/status.json',
  scope: 'instance:lock',
  branch: 'whole',
  summary: 'Locks or unlocks the instance',
  body: z.object({ status: z.enum(['active', 'locked']) }),
  response: staffStatusSchema,
});
