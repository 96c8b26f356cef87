import type { EditResult, ShopEdit } from '@/backend/stored/shop-port';
import { countChange } from '@/lib/domain/shop/count-change';
import { readVersion } from '../stored/read-unlocked';
import { applyBundle } from '../write/apply-bundle';
import { examineEdit, type ShopDeps } from './examine-edit';
import { writeChange } from './write-change';

/** Writes an edit, all of it or nothing (rule tenant/change). The caller has locked the tenant. */
export async function editShop(deps: ShopDeps, edit: ShopEdit): Promise<EditResult> {
  const examined = await examineEdit(deps, edit);
  if (examined.outcome !== 'ready') return examined;
  const { base, bundle, patches, warnings } = examined;
  const questions = examined.questions.filter(({ id }) => !edit.confirms.includes(id));
  if (questions.length > 0) return { outcome: 'questions', questions };
  const undoes = 'undo' in edit.steps ? edit.steps.undo : null;
  if (patches.length === 0 && undoes === null) {
    const version = await deps.db.system((sql) => readVersion({ sql, slug: edit.slug }));
    return { outcome: 'done', change: null, version, warnings };
  }
  const { actor, now } = edit;
  const kind = undoes === null ? 'edit' : 'undo';
  const change = { kind, actor, now, patches, counts: countChange(patches), undoes } as const;
  let id = 0;
  await applyBundle({
    ...{ db: deps.db, base, bundle },
    alsoWrite: async (sql, instanceId) => {
      id = await writeChange({ sql, instanceId, change });
    },
  });
  return { outcome: 'done', change: id, version: id, warnings };
}
