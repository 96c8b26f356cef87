import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { HISTORY_TOPICS } from '@/lib/domain/staff/history';
import { doerSchema } from './doer';

export const doneSchema = z.object({
  id: idSchema,
  at: z.string(),
  by: doerSchema,
  /** The person at a shared tablet for whom the doer allowed it by their PIN; `name` is null for one who had not said who they were. */
  asked: z.nullable(z.object({ name: z.nullable(z.string()) })),
  /** Its kind (rule staff/history); a newer backend may write one that this list lacks. */
  action: z.string(),
  /** The things that it was done to, as they are called now; null where there is none, or it is gone. */
  about: z.object({
    order: z.nullable(z.int()),
    table: z.nullable(z.string()),
    branch: z.nullable(z.string()),
    product: z.nullable(z.string()),
    person: z.nullable(z.string()),
    /** When a booking begins. */
    booking_at: z.nullable(z.string()),
  }),
  /** The branch at which it was done and the tablet by which, as they are called now; null where that is not known, or was none. */
  where: z._default(z.object({ branch: z.nullable(z.string()), device: z.nullable(z.string()) }), {
    branch: null,
    device: null,
  }),
  /** As it was written down: `from` and `to` where it is known how it was before. */
  details: z.record(z.string(), z.unknown()),
});
export type Done = z.infer<typeof doneSchema>;

const historySchema = z.object({
  /** All who have done something, by their names; some may not work there any more. */
  people: z.array(z.object({ id: idSchema, name: z.string() })),
  actions: z.array(doneSchema),
  /** For the next page; null: this is the last. */
  before: z.nullable(idSchema),
});
export type History = z.infer<typeof historySchema>;

export const listHistory = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/history.json',
  branch: 'whole',
  scope: 'history:read',
  summary:
    'What was done by the people, the programs and the operator, and what diners cancelled, the newest first, 50 at a time',
  auth: 'staff',
  status: 200,
  query: z.object({
    before: z.optional(idParamSchema),
    person: z.optional(idParamSchema),
    topic: z.optional(z.enum(HISTORY_TOPICS)),
    /** The number of an order. */
    number: z.optional(idParamSchema),
  }),
  response: historySchema,
});
