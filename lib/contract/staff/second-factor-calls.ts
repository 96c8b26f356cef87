import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { codeSchema, ON_STAFF_HOST, passwordSchema } from './person-calls';

const secondFactorSchema = z.object({
  /** `unavailable`: this installation has no key to keep secrets with. */
  state: z.enum(['off', 'on', 'unavailable']),
  /** The recovery codes that nobody has used. */
  recovery_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const getSecondFactor = defineCall({
  ...ON_STAFF_HOST,
  method: 'GET',
  path: '/people/me/second_factor.json',
  summary: 'Whether signing in asks for a code of an app besides the password',
  auth: 'session',
  status: 200,
  response: secondFactorSchema,
});

const offeredSchema = z.object({
  /** Its only copy, for an app without a camera. */
  secret: z.string(),
  /** The same for a picture that an app reads. */
  uri: z.string(),
});
export type OfferedFactor = z.infer<typeof offeredSchema>;

export const offerSecondFactor = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/me/second_factor.json',
  summary: 'Makes a secret for an app; it asks for nothing until a code proves it',
  auth: 'session',
  status: 201,
  body: z.object({ password: passwordSchema }),
  response: offeredSchema,
});

const recoverySchema = z.object({
  /** The only copies, each for one sign-in without the app. */
  recovery_codes: z.array(z.string()),
});
export type Recovery = z.infer<typeof recoverySchema>;

export const proveSecondFactor = defineCall({
  ...ON_STAFF_HOST,
  method: 'PUT',
  path: '/people/me/second_factor.json',
  summary: 'Proves the app by a code, and signs out every other browser',
  auth: 'session',
  status: 200,
  body: z.object({ code: codeSchema }),
  response: recoverySchema,
});

export const endSecondFactor = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/me/second_factor/end.json',
  summary: 'Asks for no code any more',
  auth: 'session',
  status: 200,
  body: z.object({ password: passwordSchema, code: codeSchema }),
  response: secondFactorSchema,
});
