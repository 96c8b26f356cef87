import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';

const struckSchema = z.object({ id: idSchema, line_id: idSchema, struck: z.boolean() });
export type StruckLine = z.infer<typeof struckSchema>;

/** Idempotent: it says how the line is, not that it turns. */
export const strikeLine = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/orders/{id}/lines/{line}/struck.json',
  scope: 'orders:write',
  summary: 'Says that a line of an order is made, or that it is not',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema, line: idParamSchema }),
  body: z.object({ struck: z.boolean() }),
  response: struckSchema,
});
