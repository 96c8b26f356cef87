import { revalidateTag } from 'next/cache';
import { revalidateSecret } from '@/lib/config/revalidate-secret';
import { ERROR_STATUS } from '@/lib/contract/error-status';
import { CACHE_PROFILES } from '@/lib/loaders/cache-profiles';
import { readRevalidation } from '@/lib/tenancy/read-revalidation';

export const dynamic = 'force-dynamic';

/** Drops a host's cached pages; the middleware has dropped its own part. */
export async function POST(request: Request): Promise<Response> {
  const asked = await readRevalidation({ request, secret: revalidateSecret() });
  if (!asked.ok) {
    const { key } = asked;
    return Response.json({ error: { key, message: key } }, { status: ERROR_STATUS[key] });
  }
  for (const tag of CACHE_PROFILES.tenant.tags(asked.host)) revalidateTag(tag, { expire: 0 });
  return Response.json({ host: asked.host });
}
