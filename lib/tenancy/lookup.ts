/** `failed`: the answer cannot be used. */
export type Answer<Facts> = { kind: 'found'; facts: Facts } | { kind: 'unknown' } | { kind: 'failed' };

type Entry<Facts> = {
  answer: Exclude<Answer<Facts>, { kind: 'failed' }>;
  weight: number;
  freshUntil: number;
  usableUntil: number;
  outdated: boolean;
};
export type Lookup<Facts> = {
  find(key: string): Promise<Answer<Facts>>;
  /** Waits for a refresh if not fresh. */
  findFresh(key: string): Promise<Answer<Facts>>;
  /** The next request asks again; the last good answer serves if that fails. */
  outdate(key: string): void;
  keys(): string[];
};

export const FRESH_MS = 30_000;
export const LAST_GOOD_MS = 24 * 3_600_000;
const UNKNOWN_MS = 10_000;

type Kept<Facts> = { entries: Map<string, Entry<Facts>>; weight: number; most: number };

function drop<Facts>(kept: Kept<Facts>, key: string): void {
  kept.weight -= kept.entries.get(key)?.weight ?? 0;
  kept.entries.delete(key);
}

type Bounds<Facts> = {
  now: () => number;
  most: { found: number; unknown: number };
  weigh?: (facts: Facts) => number;
};

/** Answers by key, both kinds bounded apart. */
function createMemory<Facts>({ now, most, weigh = () => 1 }: Bounds<Facts>) {
  const found: Kept<Facts> = { entries: new Map(), weight: 0, most: most.found };
  const unknown: Kept<Facts> = { entries: new Map(), weight: 0, most: most.unknown };
  return {
    recall: (key: string) => found.entries.get(key) ?? unknown.entries.get(key),
    remember(key: string, answer: Entry<Facts>['answer']): void {
      const [fresh, usable] = answer.kind === 'found' ? [FRESH_MS, LAST_GOOD_MS] : [UNKNOWN_MS, UNKNOWN_MS];
      const weight = answer.kind === 'found' ? weigh(answer.facts) : 1;
      for (const kept of [found, unknown]) drop(kept, key);
      const own = answer.kind === 'found' ? found : unknown;
      const times = { freshUntil: now() + fresh, usableUntil: now() + usable };
      own.entries.set(key, { answer, weight, ...times, outdated: false });
      own.weight += weight;
      for (const oldest of own.entries.keys()) {
        if (own.weight <= own.most || oldest === key) break;
        drop(own, oldest);
      }
    },
    keys: () => [...found.entries.keys(), ...unknown.entries.keys()],
  };
}

/**
 * Fresh for 30 s, then stale while one call refreshes; a failing service's last good answer lasts a day. Unknown keys
 * are kept briefly and apart, so invented ones displace nothing.
 * @param most total weight, and number of unknown keys
 */
export function createLookup<Facts>({
  load,
  ...bounds
}: Bounds<Facts> & { load: (key: string) => Promise<Answer<Facts>> }): Lookup<Facts> {
  const { now } = bounds;
  const { recall, remember, keys } = createMemory(bounds);
  const running = new Map<string, Promise<Answer<Facts>>>();

  const refresh = (key: string): Promise<Answer<Facts>> => {
    const current = running.get(key);
    if (current) return current;
    const loading = load(key)
      .catch((): Answer<Facts> => ({ kind: 'failed' }))
      .then((answer) => {
        // Asked before the key changed: used once, not remembered.
        if (answer.kind !== 'failed' && running.get(key) === loading) remember(key, answer);
        return answer;
      })
      .finally(() => {
        if (running.get(key) === loading) running.delete(key);
      });
    running.set(key, loading);
    return loading;
  };

  const ask = async (key: string, isWaitedFor: boolean): Promise<Answer<Facts>> => {
    const entry = recall(key);
    if (entry && !entry.outdated && now() < entry.freshUntil) return entry.answer;
    if (entry?.answer.kind !== 'found' || now() >= entry.usableUntil) return refresh(key);
    const refreshed = refresh(key);
    if (!entry.outdated && !isWaitedFor) return entry.answer;
    const answer = await refreshed;
    // Only one try is waited for until the service is back.
    if (answer.kind === 'failed') Object.assign(entry, { outdated: false, freshUntil: 0 });
    return answer.kind === 'failed' ? entry.answer : answer;
  };
  return {
    find: (key) => ask(key, false),
    findFresh: (key) => ask(key, true),
    outdate: (key) => {
      running.delete(key);
      const entry = recall(key);
      if (entry) entry.outdated = true;
    },
    keys: () => [...keys(), ...running.keys()],
  };
}
