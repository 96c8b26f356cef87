import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idSchema, slugSchema } from '@/lib/contract/primitives';
import { DEVICE_ROLES } from '@/lib/domain/staff/devices';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import { passwordSchema } from './person-calls';

const ON_STAFF_HOST = { service: 'staff' } as const;
const pinSchema = z.string().check(z.regex(/^\d{1,12}$/));

const tabletSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.enum(DEVICE_ROLES),
  tenant: z.object({ slug: slugSchema, name: z.string() }),
  branch: z.string(),
  /** The people of the branch, by name, and what each may do here by their PIN. It is not said who has one. */
  people: z.array(z.object({ id: idSchema, name: z.string(), scopes: z.array(z.enum(STAFF_SCOPES)) })),
  /** The person at it now, and until when unless it is touched. */
  turn: z.nullable(z.object({ id: idSchema, name: z.string(), ends_at: z.string() })),
});
export type Tablet = z.infer<typeof tabletSchema>;

/** Takes the place of whoever was signed in by this browser. */
export const enrolDevice = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/device.json',
  summary: 'Makes this browser a shared tablet by a code, once, and sets its cookie',
  auth: 'none',
  status: 201,
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: tabletSchema,
});

export const getTablet = defineCall({
  ...ON_STAFF_HOST,
  method: 'GET',
  path: '/people/device.json',
  summary: 'Which tablet this is, and who may work at it',
  auth: 'device',
  status: 200,
  response: tabletSchema,
});

export const takeTurn = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/device/turn.json',
  summary: 'Says by a PIN who works at this tablet from now on',
  auth: 'device',
  status: 201,
  body: z.object({ person_id: idSchema, pin: pinSchema }),
  response: tabletSchema,
});

/** Idempotent. */
export const keepTurn = defineCall({
  ...ON_STAFF_HOST,
  method: 'PUT',
  path: '/people/device/turn.json',
  summary: 'Says that the tablet was touched; a turn that is over stays over',
  auth: 'device',
  status: 200,
  response: tabletSchema,
});

/** Idempotent. */
export const endTurn = defineCall({
  ...ON_STAFF_HOST,
  method: 'DELETE',
  path: '/people/device/turn.json',
  summary: 'Says that nobody in particular works at this tablet',
  auth: 'device',
  status: 200,
  response: tabletSchema,
});

/** It lets their PIN be tried again at every tablet of the restaurant. */
export const setPin = defineCall({
  ...ON_STAFF_HOST,
  method: 'PUT',
  path: '/people/me/pin.json',
  summary: 'Sets the own PIN at a restaurant; it works at its shared tablets alone',
  auth: 'session',
  status: 200,
  body: z.object({ slug: slugSchema, pin: pinSchema, password: passwordSchema }),
  response: z.object({ slug: slugSchema }),
});
