import type { Database } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Problem, type Question, say } from '@/lib/domain/shop/problem';
import { readTenantFolder, slugOfFolder } from './read/read-tenant-folder';
import { readUnlocked } from './stored/read-unlocked';
import { findAccountsInCourts } from './write/find-court-accounts';
import { findLosses } from './write/find-losses';
import { listTakenHosts } from './write/list-taken-hosts';
import { findStoredPictures } from './write/stored-pictures';

/** `more`: problems left out. Without problems there are questions, whose ids an import is told to go on. */
export type ImportRefusal = { problems: Problem[]; questions: Question[]; more: number };
/** `base`: the tenant as it stands; null: it is new. */
export type ExaminedFolder =
  | { ok: true; base: TenantBundle | null; bundle: TenantBundle; losses: Question[] }
  | ({ ok: false } & ImportRefusal);

export type FolderGiven = {
  db: Database;
  folder: string;
  /** Whether this installation can; a tenant that needs it is refused otherwise. */
  sendsSms?: boolean;
  /** The address of all tenants' people, which no tenant may have. */
  staffHost?: string | null;
};

const MOST_PROBLEMS = 100;

/** Reads a folder and compares it with what stands; nothing is written. */
export async function examineFolder({
  db,
  folder,
  sendsSms = true,
  staffHost = null,
}: FolderGiven): Promise<ExaminedFolder> {
  const stored = await findStoredPictures({ db, slug: slugOfFolder(folder) });
  const read = await readTenantFolder(folder, stored, sendsSms);
  const { slug, domains } = read;
  const hosts = domains.map(({ host }) => host);
  const taken = await db.system((sql) => listTakenHosts({ sql, slug, hosts }));
  const ofDomains = domains.flatMap(({ host, place }) => {
    if (host === staffHost) return [{ place, ...say('host_of_staff', { given: host }) }];
    return taken.includes(host) ? [{ place, ...say('host_taken', { given: host }) }] : [];
  });
  const ofCourts = read.ok ? await findAccountsInCourts({ db, bundle: read.bundle }) : [];
  const problems = [...(read.ok ? ofCourts : read.problems), ...ofDomains];
  if (!read.ok || problems.length > 0)
    return {
      ...{ ok: false, problems: problems.slice(0, MOST_PROBLEMS), questions: [] },
      more: Math.max(0, problems.length - MOST_PROBLEMS),
    };
  const { bundle } = read;
  const { bundle: base } = await readUnlocked({ db, slug });
  const losses = base ? await db.system((sql) => findLosses({ sql, base, bundle })) : [];
  return { ok: true, base, bundle, losses };
}
