import { type Answer, createLookup, type Lookup } from './lookup';
import type { TenantFacts } from './tenant-facts';

export type LookupAnswer = Answer<TenantFacts>;

const MAX_HOSTS = { found: 20_000, unknown: 5_000 };

export const createTenantLookup = (given: {
  load: (host: string) => Promise<LookupAnswer>;
  now: () => number;
}): Lookup<TenantFacts> => createLookup({ ...given, most: MAX_HOSTS });
