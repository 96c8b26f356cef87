import type { TenantFacts } from './tenant-facts';

/** What the config service said of a host: its facts, that nobody has it, or nothing usable. */
export type LookupAnswer = { kind: 'found'; facts: TenantFacts } | { kind: 'unknown' } | { kind: 'failed' };

type Entry = {
  answer: Exclude<LookupAnswer, { kind: 'failed' }>;
  freshUntil: number;
  usableUntil: number;
  /** Known to have changed: asked for again before it is answered. */
  outdated: boolean;
};
export type TenantLookup = {
  find(host: string): Promise<LookupAnswer>;
  /** Says that a host has changed: the next request sees it, or the last good answer where the service fails. */
  outdate(host: string): void;
};

export const FRESH_MS = 30_000;
export const LAST_GOOD_MS = 24 * 3_600_000;
const UNKNOWN_MS = 10_000;
const MAX_HOSTS = { found: 20_000, unknown: 5_000 };

/**
 * Remembers hosts: fresh for 30 s without a call, then stale while one call refreshes it; a failing
 * service keeps the last good answer for a day. Unknown hosts are remembered briefly and apart, and both
 * are bounded, so made-up hosts cost nothing and push out nobody's good answer.
 */
export function createTenantLookup({
  load,
  now,
}: {
  load: (host: string) => Promise<LookupAnswer>;
  now: () => number;
}): TenantLookup {
  const entries = { found: new Map<string, Entry>(), unknown: new Map<string, Entry>() };
  const running = new Map<string, Promise<LookupAnswer>>();

  const recall = (host: string) => entries.found.get(host) ?? entries.unknown.get(host);

  const remember = (host: string, answer: Entry['answer']) => {
    const [fresh, usable] = answer.kind === 'found' ? [FRESH_MS, LAST_GOOD_MS] : [UNKNOWN_MS, UNKNOWN_MS];
    for (const known of Object.values(entries)) known.delete(host);
    const own = entries[answer.kind];
    own.set(host, { answer, freshUntil: now() + fresh, usableUntil: now() + usable, outdated: false });
    const [oldest] = own.keys();
    if (own.size > MAX_HOSTS[answer.kind] && oldest !== undefined) own.delete(oldest);
  };

  const refresh = (host: string): Promise<LookupAnswer> => {
    const current = running.get(host);
    if (current) return current;
    const loading = load(host)
      .catch((): LookupAnswer => ({ kind: 'failed' }))
      .then((answer) => {
        // What was asked before the host changed is answered once and not remembered.
        if (answer.kind !== 'failed' && running.get(host) === loading) remember(host, answer);
        return answer;
      })
      .finally(() => {
        if (running.get(host) === loading) running.delete(host);
      });
    running.set(host, loading);
    return loading;
  };

  const find = async (host: string): Promise<LookupAnswer> => {
    const entry = recall(host);
    if (entry && !entry.outdated && now() < entry.freshUntil) return entry.answer;
    if (entry?.answer.kind !== 'found' || now() >= entry.usableUntil) return refresh(host);
    const refreshed = refresh(host);
    if (!entry.outdated) return entry.answer;
    const answer = await refreshed;
    // One try is waited for; until the service is back the last good answer stands.
    if (answer.kind === 'failed') Object.assign(entry, { outdated: false, freshUntil: 0 });
    return answer.kind === 'failed' ? entry.answer : answer;
  };
  const outdate = (host: string) => {
    running.delete(host);
    const entry = recall(host);
    if (entry) entry.outdated = true;
  };
  return { find, outdate };
}
