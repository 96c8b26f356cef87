import { cookieConsentRequestSchema, cookieConsentSchema } from '../legal';
import { defineCall } from './define-call';

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
