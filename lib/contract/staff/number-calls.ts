import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { dateSchema } from '@/lib/contract/primitives';

const count = z.int().check(z.gte(0));
/** How many visits came at least this far. */
const funnelSchema = z.object({
  visit: count,
  menu: count,
  add_to_cart: count,
  begin_checkout: count,
  paid: count,
});

const staffNumbersSchema = z.object({
  from: dateSchema,
  to: dateSchema,
  /** Whose days they are. */
  timezone: z.string(),
  visits: funnelSchema,
  /** Those with the most visits first; after the hundredth all others together. */
  sources: z.array(z.extend(funnelSchema, { source: z.string(), medium: z.string(), campaign: z.string() })),
  /** The orders of those days; `unmatched`: without a known visit. */
  orders: z.object({ all: count, unmatched: count }),
});
export type StaffNumbers = z.infer<typeof staffNumbersSchema>;

export const daysSchema = z.object({ from: z.optional(dateSchema), to: z.optional(dateSchema) });

export const countStaffVisits = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/numbers.json',
  scope: 'orders:read',
  branch: 'whole',
  summary: 'How many visits came how far, by where they came from; the last thirty days where none are named',
  auth: 'staff',
  status: 200,
  query: daysSchema,
  response: staffNumbersSchema,
});
