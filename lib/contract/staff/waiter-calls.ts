import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { STAFF_CALL_REASONS } from '@/lib/domain/table/waiter-call';

export const waiterCallSchema = z.object({
  id: idSchema,
  supplier_id: idSchema,
  table: z.object({ id: idSchema, label: z.string() }),
  reason: z.enum(STAFF_CALL_REASONS),
  called_at: z.string(),
  attended_at: z.nullable(z.string()),
});
export type WaiterCall = z.infer<typeof waiterCallSchema>;

export const listWaiterCalls = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/waiter_calls.json',
  scope: 'tables:write',
  branch: 'asked',
  summary: 'Calls of the waiter that nobody attends yet, oldest first',
  auth: 'staff',
  status: 200,
  query: z.object({ supplier_id: z.optional(idParamSchema) }),
  response: z.array(waiterCallSchema),
});

/** Idempotent: the same again answers the same. */
export const attendWaiterCall = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/waiter_calls/{id}.json',
  scope: 'tables:write',
  branch: 'waiter_call',
  summary: 'Says that somebody comes; the table reads by whom',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ by: z.optional(z.string().check(typedLine, z.minLength(1), z.maxLength(40))) }),
  response: waiterCallSchema,
});
