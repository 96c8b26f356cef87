import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, currencySchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { beforeSchema } from './rating-calls';

/** A charge to a guest's room, which the reception reads (rule table/room-charges). */
const roomChargeSchema = z.object({
  payment_id: idSchema,
  purchase_id: idSchema,
  number: z.nullable(z.int()),
  supplier_id: idSchema,
  room: z.string(),
  /** The surname that was checked; null: its diner was erased. */
  guest: z.nullable(z.string()),
  status: z.enum(ORDER_STATUSES),
  amount: amountSchema,
  /** This part of it is to be taken off the bill again. */
  given_back: amountSchema,
  currency: currencySchema,
  /** The branch's day, to which a night belongs until it ends (rule branches/night). */
  day: z.string(),
  charged_at: z.string(),
  /** When it was written on the bill of the room. */
  settled_at: z.nullable(z.string()),
});
export type RoomCharge = z.infer<typeof roomChargeSchema>;
const roomChargesSchema = z.object({ charges: z.array(roomChargeSchema) });
export type RoomCharges = z.infer<typeof roomChargesSchema>;

const own = { service: 'staff', auth: 'staff', status: 200, scope: 'tables:write' } as const;

export const listRoomCharges = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/room_charges.json',
  branch: 'asked',
  summary: 'Charges to rooms, whatever became of their orders, the newest first, 200 at a time',
  /** `before`: the `charged_at` of the last one that was read; `open`: those that are not on the bill of the room yet. */
  query: z.object({
    supplier_id: z.optional(idParamSchema),
    open: z.optional(z.enum(['true', 'false'])),
    before: beforeSchema,
  }),
  response: roomChargesSchema,
});

/** Idempotent. `conflict` where the charge is of another amount by now: its guest changed the tip. */
export const settleRoomCharge = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/room_charges/{id}/settled.json',
  branch: 'payment',
  summary: 'Says that a charge, of the amount that was read, is on the bill of its room',
  params: z.object({ id: idParamSchema }),
  body: z.object({ amount: amountSchema }),
  response: roomChargeSchema,
});
