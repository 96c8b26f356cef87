import type { ErrorKey } from '@/lib/contract/errors';
import { parseHost } from '@/lib/domain/host';
import { isSameSecret } from './is-same-secret';

export type Revalidation = { ok: true; host: string } | { ok: false; key: ErrorKey };

/** Reads `POST /api/revalidate?host=`: who proves to be the backend names one host whose pages have changed. */
export async function readRevalidation({
  request,
  secret,
}: {
  request: Pick<Request, 'headers' | 'url'>;
  secret: string | null;
}): Promise<Revalidation> {
  if (!secret) return { ok: false, key: 'unavailable' };
  const given = request.headers.get('authorization') ?? '';
  if (!(await isSameSecret(given, `Bearer ${secret}`))) return { ok: false, key: 'unauthorized' };
  const host = parseHost(new URL(request.url).searchParams.get('host'));
  return host === null ? { ok: false, key: 'invalid_host' } : { ok: true, host };
}
