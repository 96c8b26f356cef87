import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { countChange, countShop } from '@/lib/domain/shop/count-change';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { UnsayableError } from '../print/unsayable';
import type { AlsoWrite } from '../write/apply-bundle';
import { toShop } from './to-shop';
import { type NewChange, writeChange } from './write-change';

function shopOf(bundle: TenantBundle | null): Shop | null {
  try {
    return bundle && toShop(bundle);
  } catch (error) {
    if (error instanceof UnsayableError) return null;
    throw error;
  }
}

function describeChange(before: Shop | null, after: Shop): Pick<NewChange, 'patches' | 'counts'> | null {
  if (!before) return { patches: null, counts: countShop(after) };
  const patches = diffShops(before, after);
  return patches.length === 0 ? null : { patches, counts: countChange(patches) };
}

type Described = { base: TenantBundle | null; bundle: TenantBundle };

/** The steps of an import; null: it changes nothing that is edited. @param base the tenant as it stands; null: there is none yet */
export function describeImport({ base, bundle }: Described): Pick<NewChange, 'patches' | 'counts'> | null {
  const after = shopOf(bundle);
  return after && describeChange(shopOf(base), after);
}

/**
 * Keeps what an import changes among the changes of the tenant (rule tenant/history); nothing, where it changes nothing that is edited.
 */
export function createImportChange({ now, ...given }: Described & { now: Date }): AlsoWrite {
  const described = describeImport(given);
  return async (sql, instanceId) => {
    if (!described) return;
    const change = { ...described, kind: 'import', actor: 'operator', now, undoes: null } as const;
    await writeChange({ sql, instanceId, change });
  };
}
