import { getConfig } from '@/lib/contract/tenant/calls';
import { askExperience } from './ask-experience';
import { parseTenantFacts } from './tenant-facts';
import type { LookupAnswer } from './tenant-lookup';

/** The pages' call, with fewer fields kept; the edge runtime shares no memory with the pages. */
export const loadTenantFacts = (host: string): Promise<LookupAnswer> =>
  askExperience({ host, call: getConfig, query: { domain: host }, parse: parseTenantFacts });
