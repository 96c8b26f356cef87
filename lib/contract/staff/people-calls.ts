import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { emailSchema } from '@/lib/contract/people/contact';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';

const roleSchema = z.enum(STAFF_ROLES);
/** The branches where a role holds; null: all (rule staff/branches). */
const branchesSchema = z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(200)));

const peopleSchema = z.object({
  /** In the order of their roles, then of their names. */
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      mail: z.string(),
      role: roleSchema,
      branches: branchesSchema,
      since: z.string(),
      /** Null: never signed in, or signed out everywhere. */
      seen_at: z.nullable(z.string()),
      is_me: z.boolean(),
    }),
  ),
  /** Those that nobody has taken, the newest first. */
  invitations: z.array(
    z.object({
      ...{ id: idSchema, mail: z.string(), role: roleSchema, branches: branchesSchema },
      expires_at: z.string(),
      /** A link to a new password, for somebody who works here. */
      is_reset: z.boolean(),
    }),
  ),
});
export type People = z.infer<typeof peopleSchema>;

export const listPeople = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/people.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'Who works for the restaurant, and who is invited',
  auth: 'staff',
  status: 200,
  response: peopleSchema,
});

export const invitedSchema = z.object({
  mail: z.string(),
  role: roleSchema,
  /** Its only copy. */
  url: z.string(),
  expires_at: z.string(),
});
export type Invited = z.infer<typeof invitedSchema>;

export const invitePerson = defineCall({
  service: 'staff',
  method: 'POST',
  path: '/staff/people/invitations.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'Invites somebody to work for the restaurant; a former link to the address ends',
  auth: 'staff',
  status: 201,
  /** `branches` left out: all. */
  body: z.object({ mail: emailSchema, role: roleSchema, branches: z.optional(branchesSchema) }),
  response: invitedSchema,
});

export const linkPassword = defineCall({
  service: 'staff',
  method: 'POST',
  path: '/staff/people/{id}/password_link.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'Makes a link by which somebody sets a new password; a former link to the address ends',
  auth: 'staff',
  status: 201,
  params: z.object({ id: idParamSchema }),
  response: invitedSchema,
});

/** Idempotent. */
export const deleteInvitation = defineCall({
  service: 'staff',
  method: 'DELETE',
  path: '/staff/people/invitations/{id}.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'Takes an invitation back',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: peopleSchema,
});

export const setRole = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/people/{id}.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'Changes what somebody may do, and at which branches',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  /** `branches` left out: as they are. */
  body: z.object({ role: roleSchema, branches: z.optional(branchesSchema) }),
  response: peopleSchema,
});

/** Idempotent; holds for the next call of whoever it is. */
export const removePerson = defineCall({
  service: 'staff',
  method: 'DELETE',
  path: '/staff/people/{id}.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'Ends that somebody works for the restaurant',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: peopleSchema,
});
