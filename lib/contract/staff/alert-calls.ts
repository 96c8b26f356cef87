import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { pushTargetSchema } from '@/lib/contract/orders/notice-calls';
import { idParamSchema } from '@/lib/contract/primitives';

const alertsSchema = z.object({
  /** A browser subscribes for it; null: this installation sends none. */
  push_key: z.nullable(z.string()),
  /** The browser of this session is told of the branch. */
  is_told: z.boolean(),
  /** After so many minutes without an answer its people are told of an order. */
  minutes: z.int(),
});
export type StaffAlerts = z.infer<typeof alertsSchema>;

export const getAlerts = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/branches/{id}/alerts.json',
  scope: 'orders:read',
  branch: 'branch',
  summary: 'Whether this browser is told of orders of a branch that nobody accepts',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: alertsSchema,
});

/** Idempotent; one of the people alone, whose session it is. */
export const setAlerts = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/branches/{id}/alerts.json',
  scope: 'orders:read',
  branch: 'branch',
  summary: 'Tells this browser of orders of a branch that nobody accepts, or no longer',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  /** Null: no longer. */
  body: z.object({ push: z.nullable(pushTargetSchema) }),
  response: alertsSchema,
});
