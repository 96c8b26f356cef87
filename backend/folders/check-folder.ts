import type { ShopCounts } from '@/lib/domain/shop/count-change';
import type { Problem, Question } from '@/lib/domain/shop/problem';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { examineFolder, type FolderGiven, type ImportRefusal } from './examine-folder';
import { listUnread } from './read/files/list-unread';
import { listWarnings } from './read/problems/list-warnings';
import { describeImport } from './shop/create-import-change';

/** The outcome of an import before it is done. `patches` null: it would make the tenant, or there is no saying what it would change. */
export type FolderCheck = {
  slug: string;
  isNew: boolean;
  questions: Question[];
  warnings: Problem[];
  counts: ShopCounts;
  patches: readonly ShopPatch[] | null;
};
export type CheckResult = ({ ok: true } & FolderCheck) | ({ ok: false } & ImportRefusal);

const NOTHING: ShopCounts = { steps: 0, things: {}, prices: 0, branches: [] };

/** Says what the import of a folder would change and which dangers it has; nothing is written. */
export async function checkFolder({
  now = new Date(),
  ...given
}: FolderGiven & { now?: Date }): Promise<CheckResult> {
  const examined = await examineFolder(given);
  if (!examined.ok) return examined;
  const { base, bundle, losses } = examined;
  const { patches, counts } = describeImport({ base, bundle }) ?? { patches: [], counts: NOTHING };
  return {
    ...{ ok: true, slug: bundle.slug, isNew: base === null, questions: losses },
    warnings: [...(await listUnread(given.folder)), ...listWarnings({ ...bundle, now })],
    ...{ patches, counts },
  };
}
