import * as z from 'zod/mini';
import { idSchema, slugSchema } from '../primitives';
import { defineCall } from './define-call';

/** What a staff key may do (decision 37). */
export const STAFF_SCOPES = ['instance:read', 'instance:lock'] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

const staffInstanceSchema = z.object({ id: idSchema, slug: slugSchema, status: z.string() });

export const getStaffInstance = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/instance.json',
  summary: 'The instance that the bearer key belongs to',
  auth: 'staff',
  status: 200,
  response: z.extend(staffInstanceSchema, { scopes: z.array(z.enum(STAFF_SCOPES)) }),
});

export const setInstanceStatus = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/instance/status.json',
  summary: 'Locks or unlocks the instance',
  auth: 'staff',
  status: 200,
  body: z.object({ status: z.enum(['active', 'locked']) }),
  response: staffInstanceSchema,
});
