import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { ageRequestSchema, ageSchema } from './legal';
import { forgetRequestSchema, foundAffairSchema, ownDataSchema, ownVisitQuerySchema } from './own-data';

export const checkMayor = defineCall({
  service: 'experience',
  method: 'POST',
  path: '/legal/check_mayor.json',
  summary: "Keeps the diner's date of birth and says whether alcohol is sold to them",
  auth: 'profile',
  status: 200,
  body: ageRequestSchema,
  response: ageSchema,
});

export const exportOwnData = defineCall({
  service: 'core',
  method: 'GET',
  path: '/profiles/export.json',
  summary: 'Everything that is held about the diner',
  auth: 'profile',
  status: 200,
  query: ownVisitQuerySchema,
  response: ownDataSchema,
});

export const getOpenAffair = defineCall({
  service: 'core',
  method: 'GET',
  path: '/profiles/affair.json',
  summary: 'What keeps the diner from being forgotten for now',
  auth: 'profile',
  status: 200,
  response: foundAffairSchema,
});

export const forgetMe = defineCall({
  service: 'core',
  method: 'POST',
  path: '/profiles/forget.json',
  summary: 'Erases what is held about the diner; the profile ends',
  auth: 'profile',
  status: 200,
  body: forgetRequestSchema,
  response: z.object({ erased: z.literal(true) }),
});
