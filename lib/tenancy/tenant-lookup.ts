import type { TenantFacts } from './tenant-facts';

/** What the config service said of a host: its facts, that nobody has it, or nothing usable. */
export type LookupAnswer = { kind: 'found'; facts: TenantFacts } | { kind: 'unknown' } | { kind: 'failed' };

type Entry = { answer: Exclude<LookupAnswer, { kind: 'failed' }>; freshUntil: number; usableUntil: number };

export const FRESH_MS = 30_000;
export const LAST_GOOD_MS = 24 * 3_600_000;
const UNKNOWN_MS = 10_000;
const MAX_HOSTS = 20_000;

/**
 * Remembers hosts: fresh for 30 s without a call, then stale while one call refreshes it; a failing
 * service keeps the last good answer for a day. Unknown hosts are remembered briefly, and the whole
 * is bounded, so made-up hosts cost nothing.
 */
export function createTenantLookup({
  load,
  now,
}: {
  load: (host: string) => Promise<LookupAnswer>;
  now: () => number;
}): (host: string) => Promise<LookupAnswer> {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<LookupAnswer>>();

  const refresh = (host: string): Promise<LookupAnswer> => {
    const current = running.get(host);
    if (current) return current;
    const loading = load(host)
      .catch((): LookupAnswer => ({ kind: 'failed' }))
      .then((answer) => {
        if (answer.kind !== 'failed') {
          const life = answer.kind === 'found' ? LAST_GOOD_MS : UNKNOWN_MS;
          entries.delete(host);
          entries.set(host, {
            answer,
            freshUntil: now() + (answer.kind === 'found' ? FRESH_MS : UNKNOWN_MS),
            usableUntil: now() + life,
          });
          const [oldest] = entries.keys();
          if (entries.size > MAX_HOSTS && oldest !== undefined) entries.delete(oldest);
        }
        return answer;
      })
      .finally(() => running.delete(host));
    running.set(host, loading);
    return loading;
  };

  return async (host) => {
    const entry = entries.get(host);
    if (entry && now() < entry.freshUntil) return entry.answer;
    if (entry?.answer.kind === 'found' && now() < entry.usableUntil) {
      void refresh(host);
      return entry.answer;
    }
    return refresh(host);
  };
}
