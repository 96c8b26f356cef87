import * as z from 'zod/mini';
import { lenientInstanceSchema } from '@/lib/contract/lenient-instance';

/** The part of an instance that decides where a request goes, and in whose colours it is refused. */
const factsSchema = z.pick(lenientInstanceSchema, {
  id: true,
  name: true,
  status: true,
  country_code: true,
  language: true,
  langs: true,
  theme: true,
  links: true,
  suppliers: true,
  new_menu_v3: true,
  new_menu_url: true,
  pixel_google_analytics: true,
  pixel_facebook_analytics: true,
  gateway_origins: true,
  frame_ancestors: true,
});
export type TenantFacts = z.infer<typeof factsSchema>;

/** Reads the facts out of a config answer; null when they cannot be used, so a broken answer never replaces a good one. */
export function parseTenantFacts(value: unknown): TenantFacts | null {
  const parsed = factsSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
