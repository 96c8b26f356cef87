import * as z from 'zod/mini';
import { lenientInstanceSchema } from '@/lib/contract/tenant/lenient-instance';

/** These facts decide about requests, and how a refusal looks. */
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
  removed_suppliers: true,
  new_menu_v3: true,
  new_menu_url: true,
  pixel_google_analytics: true,
  pixel_facebook_analytics: true,
  gateway_origins: true,
  map: true,
  frame_ancestors: true,
});
export type TenantFacts = z.infer<typeof factsSchema>;

export function parseTenantFacts(value: unknown): TenantFacts | null {
  const parsed = factsSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
