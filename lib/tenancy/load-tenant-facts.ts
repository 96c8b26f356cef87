import { getConfig } from '@/lib/contract/tenant/calls';
import { askExperience } from './ask-experience';
import { parseTenantFacts } from './tenant-facts';
import type { LookupAnswer } from './tenant-lookup';

export const loadTenantFacts = (host: string): Promise<LookupAnswer> =>
  askExperience({
    host,
    path: `${getConfig.path}?domain=${encodeURIComponent(host)}`,
    parse: parseTenantFacts,
  });
