import * as z from 'zod/mini';
import { idSchema, slugSchema } from '../primitives';
import { defineCall } from './define-call';

/** What a staff key may do (decision 37). */
export const STAFF_SCOPES = ['instance:read', 'instance:lock'] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

const staffStatusSchema = z.object({ id: idSchema, slug: slugSchema, status: z.enum(['active', 'locked']) });
export type StaffStatus = z.infer<typeof staffStatusSchema>;
const staffInstanceSchema = z.extend(staffStatusSchema, { scopes: z.array(z.enum(STAFF_SCOPES)) });
export type StaffInstance = z.infer<typeof staffInstanceSchema>;

export const getStaffInstance = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/instance.json',
  summary: 'The instance that the bearer key belongs to',
  auth: 'staff',
  status: 200,
  response: staffInstanceSchema,
});

export const setInstanceStatus = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/instance/status.json',
  summary: 'Locks or unlocks the instance',
  auth: 'staff',
  status: 200,
  body: z.object({ status: z.enum(['active', 'locked']) }),
  response: staffStatusSchema,
});
