import type { ErrorKey } from '@/lib/contract/error-status';
import { parseHost } from '@/lib/domain/tenant/host';
import { isSameSecret } from '@/lib/domain/text/is-same-secret';

type Revalidation = { ok: true; host: string } | { ok: false; key: ErrorKey };

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
