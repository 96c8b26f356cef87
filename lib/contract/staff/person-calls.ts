import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { emailSchema } from '@/lib/contract/people/contact';
import { idParamSchema, idSchema, slugSchema } from '@/lib/contract/primitives';
import { readable, typedLine } from '@/lib/contract/typed-text';
import { MOST_PASSWORD } from '@/lib/domain/staff/passwords';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';

/** Calls of the staff address, which has no tenant: a person may work for several (rule staff/people). */
export const ON_STAFF_HOST = { service: 'staff' } as const;

const roleSchema = z.enum(STAFF_ROLES);
const tokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(MOST_PASSWORD * 2));
/** A code of an app, or a recovery code; how it is written is not looked at here. */
export const codeSchema = z.string().check(z.minLength(1), z.maxLength(40));
const personNameSchema = z.string().check(typedLine, z.trim(), z.minLength(1), z.maxLength(80), readable);

export const signedInSchema = z.object({
  mail: z.string(),
  name: z.string(),
  /** Says that this is a shared tablet, whose name is that of who works at it; left out for somebody who signed in (rule staff/devices). */
  device: z.optional(
    z.object({ name: z.string(), branch: z.string(), turn_ends_at: z.nullable(z.string()) }),
  ),
  /** Left out for somebody who is no operator of the installation (rule staff/operators). */
  operator: z.optional(z.object({ has_factor: z.boolean() })),
  /** In the order of their names. */
  tenants: z.array(
    z.object({
      slug: slugSchema,
      name: z.string(),
      /** Locked: diners find its notice alone. Left out at a shared tablet, from which nobody opens a restaurant. */
      status: z.optional(z.enum(['active', 'locked'])),
      role: roleSchema,
      /** Where the role holds; null: at all branches (rule staff/branches). */
      branches: z.nullable(z.array(idSchema)),
      scopes: z.array(z.enum(STAFF_SCOPES)),
      /** An operator looks at it, and changes nothing; left out for who works there (rule staff/looks). */
      look: z.optional(z.object({ until: z.string() })),
    }),
  ),
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const signIn = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/sessions.json',
  summary: 'Signs somebody in, and sets the cookie of the session',
  auth: 'none',
  status: 201,
  /** `code`: asked for by `second_factor_needed`, after the password was right. */
  body: z.object({ mail: emailSchema, password: passwordSchema, code: z.optional(codeSchema) }),
  response: signedInSchema,
});

export const getSignedIn = defineCall({
  ...ON_STAFF_HOST,
  method: 'GET',
  path: '/people/me.json',
  summary: 'Who is at work here, and what they are at which restaurants',
  auth: 'at-work',
  status: 200,
  response: signedInSchema,
});

const sessionSchema = z.object({
  id: idSchema,
  /** As the browser named itself. */
  agent: z.string(),
  is_current: z.boolean(),
  created_at: z.string(),
  seen_at: z.string(),
});
export type StaffSession = z.infer<typeof sessionSchema>;
export const sessionsSchema = z.array(sessionSchema);

export const listSessions = defineCall({
  ...ON_STAFF_HOST,
  method: 'GET',
  path: '/people/sessions.json',
  summary: 'Where somebody is signed in, this browser first',
  auth: 'session',
  status: 200,
  response: sessionsSchema,
});

/** Idempotent; the id of a session of somebody else ends nothing. */
export const endSession = defineCall({
  ...ON_STAFF_HOST,
  method: 'DELETE',
  path: '/people/sessions/{id}.json',
  summary: 'Signs a browser out by the id of its session',
  auth: 'session',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: sessionsSchema,
});

export const signOut = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/sign_out.json',
  summary: 'Signs this browser out',
  auth: 'session',
  status: 200,
  response: z.object({ mail: z.string() }),
});

export const changePassword = defineCall({
  ...ON_STAFF_HOST,
  method: 'PUT',
  path: '/people/me/password.json',
  summary: 'Changes the own password, and signs out every other browser',
  auth: 'session',
  status: 200,
  body: z.object({ password: passwordSchema, wanted: passwordSchema }),
  response: sessionsSchema,
});

const openInvitationSchema = z.object({
  /** Null, as the role is: to be an operator of the installation (rule staff/operators). */
  tenant: z.nullable(z.object({ slug: slugSchema, name: z.string() })),
  mail: z.string(),
  role: z.nullable(roleSchema),
  /** Somebody with this address signs in already, and takes it with their own password. */
  is_known: z.boolean(),
  /** Sets a new password instead: for somebody who works there. */
  is_reset: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** A token is a secret, so it stands in the body and in no address. */
export const readInvitation = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/invitations/read.json',
  summary: 'Which restaurant an invitation is from, and as what',
  auth: 'none',
  status: 200,
  body: z.object({ token: tokenSchema }),
  response: openInvitationSchema,
});

export const acceptInvitation = defineCall({
  ...ON_STAFF_HOST,
  method: 'POST',
  path: '/people/invitations/accept.json',
  summary: 'Takes an invitation, or sets the new password of a link to one, and sets the cookie of a session',
  auth: 'none',
  status: 201,
  /** `name`: of somebody who is not known yet. `code`: as for signing in. */
  body: z.object({
    token: tokenSchema,
    name: z.optional(personNameSchema),
    password: passwordSchema,
    code: z.optional(codeSchema),
  }),
  response: signedInSchema,
});
