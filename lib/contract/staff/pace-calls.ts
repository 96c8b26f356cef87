import * as z from 'zod/mini';
import { branchSchema, openingHoursSchema } from '@/lib/contract/branches/supplier';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { BUSY_LENGTHS, BUSY_MINUTES } from '@/lib/domain/branches/busy';
import { PAUSE_LENGTHS } from '@/lib/domain/branches/pause-end';
import { PAUSED_SERVICES } from '@/lib/domain/branches/pauses';

const paceSchema = z.object({
  supplier_id: idSchema,
  /** Those of its services that may be stopped for a while. */
  services: z.array(z.enum(PAUSED_SERVICES)),
  /** With the pauses that run. */
  opening_hours: openingHoursSchema,
  /** Added to what is promised; `until` null: until somebody ends it, or `by_load`, until the kitchen has caught up. */
  busy: z.nullable(z.object({ minutes: z.int(), until: z.nullable(z.string()), by_load: z.boolean() })),
  /** Orders and rounds that the kitchen has not finished. */
  in_kitchen: z.int(),
  /** With more than so many orders in its kitchen the branch gets busy by itself; null: never. */
  busy_over: z.nullable(z.object({ orders: z.int(), minutes: z.int() })),
  /** The minutes that an order takes which is accepted now, with those that `busy` adds. */
  arrival_minutes: branchSchema.shape.arrival_minutes,
  /** How many orders a slot takes; null: the branch counts none. */
  slot_orders: z.nullable(z.int()),
  /** When the next slots begin, and how many orders and rounds each has; none where the branch counts none. */
  slots: z.array(z.object({ at: z.string(), taken: z.int() })),
});
export type Pace = z.infer<typeof paceSchema>;

export const getPace = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/branches/{id}/pace.json',
  branch: 'branch',
  scope: 'orders:read',
  summary: 'What a branch takes orders for now: its hours, its pauses, and how far it is behind',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: paceSchema,
});

/** `service` null: everything. `length` in minutes from now, to a whole one; null ends the pause that was said of the same. */
export const pauseBranch = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/branches/{id}/pauses.json',
  branch: 'branch',
  scope: 'orders:write',
  summary: 'Stops taking orders for a while, of one service or of all, or takes them again',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({
    service: z.nullable(z.enum(PAUSED_SERVICES)),
    length: z.nullable(z.union([...PAUSE_LENGTHS.map((minutes) => z.literal(minutes)), z.literal('today')])),
  }),
  response: paceSchema,
});

/** `minutes` null ends it, whatever `length` says. */
export const setBusy = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/branches/{id}/busy.json',
  branch: 'branch',
  scope: 'orders:write',
  summary: 'Says how many minutes a branch is behind, for an hour or until somebody ends it',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({
    minutes: z.nullable(z.union(BUSY_MINUTES.map((minutes) => z.literal(minutes)))),
    length: z.enum(BUSY_LENGTHS),
  }),
  response: paceSchema,
});
