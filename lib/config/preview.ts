import type { PreviewSecret } from '@/lib/contract/preview';

/** Where tenants may be looked at by a pass, and what proves it; null where nowhere (decision 105). */
export function previewSecret(): PreviewSecret | null {
  const hosts = (process.env.PREVIEW_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  const secret = process.env.PREVIEW_SECRET;
  return hosts.length > 0 && secret ? { hosts, secret } : null;
}
