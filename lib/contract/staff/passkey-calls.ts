import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { readable, typedLine } from '@/lib/contract/typed-text';
import { MOST_PASSKEY_NAME } from '@/lib/domain/staff/passkeys';
import { codeSchema, ON_STAFF_HOST, passwordSchema, sessionsSchema, signedInSchema } from './person-calls';

/** Bytes in base64url, without padding. */
const bytesSchema = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
/** An identifier has 1023 bytes at most (WebAuthn). */
const credentialIdSchema = bytesSchema(1_364);
const clientDataSchema = bytesSchema(8_000);

const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: z.string(),
  /** Null: nobody has signed in with it yet. */
  used_at: z.nullable(z.string()),
});
const passkeysSchema = z.array(passkeySchema);
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = defineCall({
  ...ON_STAFF_HOST,
  method: 'GET',
  path: '/people/me/passkeys.json',
  summary: 'The own passkeys, the newest first',
  auth: 'session',
  status: 200,
  response: passkeysSchema,
});

const offeredPasskeySchema = z.object({
  /** To be signed once, within ten minutes, by this session. */
  challenge: z.string(),
  rp_id: z.string(),
  /** Its owner, as the authenticator keeps them; `handle` is no name. */
  person: z.object({ handle: z.string(), mail: z.string(), name: z.string() }),
  /** Authenticators that have one already make no other. */
  known: z.array(z.object({ credential_id: z.string(), transports: z.array(z.string()) })),
});
export type OfferedPasskey = z.infer<typeof offeredPasskeySchema>;

export const offerPasskey = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/me/passkeys/offer.json',
  summary: 'What an authenticator needs to make a passkey; nothing is added yet',
  auth: 'session',
  status: 201,
  /** `code`: of a second factor, asked for by `second_factor_needed`. */
  body: z.object({ password: passwordSchema, code: z.optional(codeSchema) }),
  response: offeredPasskeySchema,
});

const newPasskeySchema = z.object({
  credential_id: credentialIdSchema,
  client_data: clientDataSchema,
  attestation: bytesSchema(16_000),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

export const addPasskey = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/me/passkeys.json',
  summary: 'Adds the passkey that an authenticator made',
  auth: 'session',
  status: 201,
  body: z.extend(newPasskeySchema, {
    name: z.string().check(typedLine, z.trim(), z.minLength(1), z.maxLength(MOST_PASSKEY_NAME), readable),
  }),
  response: passkeysSchema,
});

/** Idempotent; the id of a passkey of somebody else removes nothing. */
export const removePasskey = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/me/passkeys/{id}/end.json',
  summary: 'Removes an own passkey',
  auth: 'session',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ password: passwordSchema }),
  response: passkeysSchema,
});

const askedPasskeySchema = z.object({
  /** To be signed once, within ten minutes. */
  challenge: z.string(),
  rp_id: z.string(),
});
export type AskedPasskey = z.infer<typeof askedPasskeySchema>;

export const askForPasskey = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/passkeys/offer.json',
  summary: 'What a passkey signs to sign somebody in',
  auth: 'none',
  status: 201,
  response: askedPasskeySchema,
});

const signedPasskeySchema = z.object({
  credential_id: credentialIdSchema,
  client_data: clientDataSchema,
  authenticator_data: bytesSchema(4_000),
  signature: bytesSchema(4_000),
  /** Whose it is, as the authenticator kept it. */
  handle: bytesSchema(100),
});
export type SignedPasskey = z.infer<typeof signedPasskeySchema>;

export const signInByPasskey = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/passkeys/sessions.json',
  summary: 'Signs somebody in by a passkey, without a password or a code, and sets the cookie of the session',
  auth: 'none',
  status: 201,
  body: signedPasskeySchema,
  response: signedInSchema,
});

export const changePasswordByPasskey = defineCall({
  ...ON_STAFF_HOST,
  method: 'PUT',
  path: '/people/me/passkeys/password.json',
  summary:
    'Sets a new password by a passkey that signs anew, without the old one, and signs out every other browser; the other passkeys end',
  auth: 'session',
  status: 200,
  body: z.extend(signedPasskeySchema, { wanted: passwordSchema }),
  response: sessionsSchema,
});
