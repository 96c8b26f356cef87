import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { cookieConsentRequestSchema, cookieConsentSchema } from './legal';
import { anonymousProfileRequestSchema, anonymousProfileSchema, profileSchema } from './profile';

// Every first visit loads this file: other calls have files of their own.

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
