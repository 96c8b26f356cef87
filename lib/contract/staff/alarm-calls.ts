import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { dateSchema, idSchema } from '@/lib/contract/primitives';
import { ALARM_KINDS } from '@/lib/domain/staff/alarms';
import { orderNumberSchema } from './calls';

/** Something that waits for somebody who answers for the restaurant (rule staff/alarms). Instants are ISO. */
export const alarmSchema = z.object({
  kind: z.enum(ALARM_KINDS),
  /** Null: it is about all branches. */
  supplier_id: z.nullable(idSchema),
  /** Since when the oldest waits. */
  since: z.string(),
  count: z.int().check(z.positive()),
  /** The oldest, where it is about orders. */
  order: z.nullable(z.object({ id: idSchema, number: orderNumberSchema })),
  /** The first, where it is about bookings; `day` is the one to which its hour belongs (rule branches/night). */
  booking: z.nullable(z.object({ id: idSchema, day: dateSchema })),
  /** The gateway that fails. */
  provider: z.nullable(z.string()),
});
export type Alarm = z.infer<typeof alarmSchema>;
const alarmsSchema = z.object({ alarms: z.array(alarmSchema) });
export type Alarms = z.infer<typeof alarmsSchema>;

export const listAlarms = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/alarms.json',
  scope: 'day:read',
  branch: 'asked',
  summary: 'What waits for who answers for the restaurant, at the branches of the caller, the worst first',
  auth: 'staff',
  status: 200,
  response: alarmsSchema,
});
