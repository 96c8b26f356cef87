import type { PreviewSecret } from '@/lib/contract/tenant/preview';

/** Null without previews (rule tenant/preview). */
export function previewSecret(): PreviewSecret | null {
  const hosts = (process.env.PREVIEW_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  const secret = process.env.PREVIEW_SECRET;
  return hosts.length > 0 && secret ? { hosts, secret } : null;
}
