import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { askCodeRequestSchema, askedCodeSchema, confirmPhoneRequestSchema } from './phone-codes';

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
