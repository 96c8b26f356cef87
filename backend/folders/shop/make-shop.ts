import type { MakeResult, NewShop } from '@/backend/stored/shop-port';
import type { Problem } from '@/lib/domain/shop/problem';
import { say } from '@/lib/domain/shop/problem';
import { printFolder } from '../print/print-folder';
import { readUnlocked } from '../stored/read-unlocked';
import { applyBundle } from '../write/apply-bundle';
import { listTakenHosts } from '../write/list-taken-hosts';
import { describeImport } from './create-import-change';
import type { ShopDeps } from './examine-edit';
import { readPrinted } from './read-printed';
import { starterBundle } from './starter-bundle';
import { writeChange } from './write-change';

const DOMAIN_PLACE = { file: 'tenant.yaml', column: 'domains' } as const;

async function findHostProblems({ db, staffHost }: ShopDeps, { slug, domain }: NewShop): Promise<Problem[]> {
  if (domain === staffHost) return [{ place: DOMAIN_PLACE, ...say('host_of_staff', { given: domain }) }];
  const taken = await db.system((sql) => listTakenHosts({ sql, slug, hosts: [domain] }));
  return taken.length > 0 ? [{ place: DOMAIN_PLACE, ...say('host_taken', { given: domain }) }] : [];
}

/** Makes a restaurant as the import of its first folder would (rule tenant/starter). The caller has locked its slug. */
export async function makeShop(deps: ShopDeps, shop: NewShop): Promise<MakeResult> {
  const { db, sendsSms } = deps;
  const { slug, actor, now } = shop;
  const { bundle: base } = await readUnlocked({ db, slug });
  if (base) return { outcome: 'taken' };
  const wanted = starterBundle(shop);
  const printed = printFolder(wanted);
  if ('fault' in printed) return { outcome: 'fault', fault: printed.fault };
  const read = await readPrinted({ bundle: wanted, texts: printed.texts, sendsSms });
  const problems = [...(read.ok ? [] : read.problems), ...(await findHostProblems(deps, shop))];
  if (!read.ok || problems.length > 0) return { outcome: 'problems', problems };
  const { bundle } = read;
  const described = describeImport({ base: null, bundle });
  await applyBundle({
    ...{ db, bundle },
    alsoWrite: async (sql, instanceId) => {
      if (!described) return;
      const change = { ...described, kind: 'import', actor, now, undoes: null } as const;
      await writeChange({ sql, instanceId, change });
    },
  });
  return { outcome: 'made' };
}
