import * as z from 'zod/mini';
import { instanceSchema } from '@/lib/contract/instance';

/** The part of an instance that decides where a request goes. */
const factsSchema = z.pick(instanceSchema, {
  id: true,
  status: true,
  country_code: true,
  language: true,
  langs: true,
  links: true,
  suppliers: true,
  new_menu_v3: true,
  new_menu_url: true,
  pixel_google_analytics: true,
  pixel_facebook_analytics: true,
  frame_ancestors: true,
});
export type TenantFacts = z.infer<typeof factsSchema>;

/** Reads the facts out of a config answer; null when they cannot be used, so a broken answer never replaces a good one. */
export function parseTenantFacts(value: unknown): TenantFacts | null {
  const parsed = factsSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
