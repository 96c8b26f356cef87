import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { cookieConsentRequestSchema, cookieConsentSchema } from './legal';
import { askCodeRequestSchema, askedCodeSchema, confirmPhoneRequestSchema } from './phone-codes';
import {
  anonymousProfileRequestSchema,
  anonymousProfileSchema,
  profileChangesSchema,
  profileSchema,
} from './profile';

export const getProfileStatus = defineCall({
  service: 'core',
  method: 'GET',
  path: '/profiles/status.json',
  summary: 'Says whether the profile headers are valid on this tenant',
  auth: 'profile',
  status: 200,
  response: z.object({ id: profileSchema.shape.id, status: z.literal('active') }),
});

export const createAnonymousProfile = defineCall({
  service: 'core',
  method: 'POST',
  path: '/profiles/anonymous.json',
  summary: 'Creates a profile without a name and answers its only copy of the token',
  auth: 'none',
  status: 201,
  body: anonymousProfileRequestSchema,
  response: anonymousProfileSchema,
});

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

export const askPhoneCode = defineCall({
  service: 'core',
  method: 'POST',
  path: '/profiles/phone_codes.json',
  summary: "Sends a code by SMS to the phone of the diner's cart, where the tenant asks for one",
  auth: 'profile',
  status: 201,
  body: askCodeRequestSchema,
  response: askedCodeSchema,
});

export const confirmPhone = defineCall({
  service: 'core',
  method: 'POST',
  path: '/profiles/confirmed_phones.json',
  summary: "Confirms the phone of the diner's cart by the code that was sent to it",
  auth: 'profile',
  status: 200,
  body: confirmPhoneRequestSchema,
  response: z.object({ confirmed: z.literal(true) }),
});

export const checkCookies = defineCall({
  service: 'experience',
  method: 'POST',
  path: '/legal/check_cookies.json',
  summary: "Records the diner's answer to the cookie banner",
  auth: 'optional-profile',
  status: 201,
  body: cookieConsentRequestSchema,
  response: cookieConsentSchema,
});
