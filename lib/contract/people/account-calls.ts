import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { anonymousProfileSchema, profileSchema } from './profile';
import { profileChangesSchema } from './profile-changes';

/** Called by the script of the link's page; a wrong profile beside it is refused. It writes (rule people/smart-link). */
export const loginSmartLink = defineCall({
  service: 'core',
  method: 'GET',
  path: '/profiles/login_smart_link/{profile_id}.json',
  summary: "Answers a smart link's profile with a token of its own for this browser",
  auth: 'optional-profile',
  status: 200,
  params: z.object({ profile_id: idParamSchema }),
  query: z.object({ token: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: anonymousProfileSchema,
});

export const getAccount = defineCall({
  service: 'core',
  method: 'GET',
  path: '/profiles/account.json',
  summary: "The diner's own profile",
  auth: 'profile',
  status: 200,
  response: profileSchema,
});

export const updateAccount = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/profiles/account/{profile_id}.json',
  summary: 'Changes the allowed fields of the own profile',
  auth: 'profile',
  status: 200,
  params: z.object({ profile_id: idParamSchema }),
  body: z.object({ profile: profileChangesSchema }),
  response: profileSchema,
});
