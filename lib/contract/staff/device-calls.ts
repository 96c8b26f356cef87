import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { readable, typedLine } from '@/lib/contract/typed-text';
import { DEVICE_ROLES } from '@/lib/domain/staff/devices';

/** A shared tablet of a branch (rule staff/devices). */
const deviceSchema = z.object({
  id: idSchema,
  supplier_id: idSchema,
  name: z.string(),
  role: z.enum(DEVICE_ROLES),
  /** As the tablet named itself; empty before a code was used. */
  agent: z.string(),
  /** Null: no tablet has used a code yet. */
  seen_at: z.nullable(z.string()),
  /** Until when its newest code may be used; null: it was used, or is over. */
  code_expires_at: z.nullable(z.string()),
  /** The person at it now. */
  person: z.nullable(z.string()),
  /** People whose PIN is tried no more there, until somebody lets them. */
  stopped: z.array(z.string()),
});
const devicesSchema = z.object({ devices: z.array(deviceSchema) });
export type StaffDevices = z.infer<typeof devicesSchema>;

const codeSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Its only copy. */
  code: z.string(),
  /** Where the tablet types it; behind `#` it is typed already. */
  url: z.string(),
  expires_at: z.string(),
});
export type DeviceCode = z.infer<typeof codeSchema>;

const own = { service: 'staff', auth: 'staff', scope: 'people:write' } as const;
const one = { ...own, params: z.object({ id: idParamSchema }) } as const;

export const listDevices = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/devices.json',
  branch: 'asked',
  summary: 'The shared tablets of the branches, without those that were ended',
  status: 200,
  response: devicesSchema,
});

export const addDevice = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/devices.json',
  branch: 'named',
  summary: 'Adds a shared tablet, and makes the code of ten minutes and one use that enrols it',
  status: 201,
  body: z.object({
    supplier_id: idSchema,
    name: z.string().check(typedLine, z.trim(), z.minLength(1), z.maxLength(40), readable),
    role: z.enum(DEVICE_ROLES),
  }),
  response: codeSchema,
});

/** The tablet that it has now works until the code is used. */
export const renewDeviceCode = defineCall({
  ...one,
  method: 'POST',
  path: '/staff/devices/{id}/code.json',
  branch: 'device',
  summary: 'Makes a new code for a tablet; a former one ends',
  status: 201,
  response: codeSchema,
});

/** Idempotent; it holds for its next call, and its open streams end. */
export const endDevice = defineCall({
  ...one,
  method: 'DELETE',
  path: '/staff/devices/{id}.json',
  branch: 'device',
  summary: 'Ends a tablet',
  status: 200,
  response: devicesSchema,
});

/** Idempotent. */
export const allowPins = defineCall({
  ...one,
  method: 'DELETE',
  path: '/staff/devices/{id}/tries.json',
  branch: 'device',
  summary: 'Lets everybody try their PIN at a tablet again',
  status: 200,
  response: devicesSchema,
});
