import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idSchema } from '@/lib/contract/primitives';
import { codeLine } from '@/lib/contract/typed-text';

/** `is_turn`: of the day, called at a counter; else the number of the order. */
const calledSchema = z.object({ id: idSchema, number: z.string(), is_turn: z.boolean() });
const shownSchema = z.object({
  restaurant: z.string(),
  branch: z.string(),
  making: z.array(calledSchema),
  /** The newest first. */
  ready: z.array(calledSchema),
});
export type TelevisionNumbers = z.infer<typeof shownSchema>;

/** The picture itself, as a `data:` address: the staff address serves no tenant's files. Null: the restaurant has none. */
const logoSchema = z.object({ src: z.nullable(z.string()) });
export type TelevisionLogo = z.infer<typeof logoSchema>;

/** Asked by a television, which nobody is signed in on: its code stands in the body and in no address. */
const own = {
  service: 'staff',
  method: 'POST',
  auth: 'none',
  status: 200,
  body: z.object({ code: z.string().check(codeLine, z.maxLength(40)) }),
} as const;

export const readTelevision = defineCall({
  ...own,
  path: '/televisions/read.json',
  summary: 'The numbers that a branch makes and those that are ready',
  response: shownSchema,
});

export const readTelevisionLogo = defineCall({
  ...own,
  path: '/televisions/logo.json',
  summary: 'The logo of the restaurant whose hall it is',
  response: logoSchema,
});
