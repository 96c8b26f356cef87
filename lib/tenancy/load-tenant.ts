import { askExperience } from './ask-experience';
import { parseTenantFacts } from './tenant-facts';
import type { LookupAnswer } from './tenant-lookup';

/** Asks the config service whose a host is. */
export const loadTenant = (host: string): Promise<LookupAnswer> =>
  askExperience({
    host,
    path: `/domain/config.json?domain=${encodeURIComponent(host)}`,
    parse: parseTenantFacts,
  });
