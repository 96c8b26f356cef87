import { serviceUrl } from '@/lib/config/service-urls';
import { parseTenantFacts } from './tenant-facts';
import type { LookupAnswer } from './tenant-lookup';

const LIMIT_MS = 1_500;

/** Asks the config service for a host; anything but an answer of the contract or a plain 404 is a failure. */
export async function loadTenant(host: string): Promise<LookupAnswer> {
  const response = await fetch(
    `${serviceUrl('experience')}/domain/config.json?domain=${encodeURIComponent(host)}`,
    {
      headers: { 'x-forwarded-host': host },
      signal: AbortSignal.timeout(LIMIT_MS),
      cache: 'no-store',
      redirect: 'error',
    },
  );
  if (response.status === 404) return { kind: 'unknown' };
  if (!response.ok) return { kind: 'failed' };
  const facts = parseTenantFacts(await response.json());
  return facts ? { kind: 'found', facts } : { kind: 'failed' };
}
