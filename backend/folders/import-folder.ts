import type { Database } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { listWarnings } from './read/problems/list-warnings';
import type { Problem } from './read/problems/problems';
import { readTenantFolder, slugOfFolder } from './read/read-tenant-folder';
import { type ApplyReport, applyBundle } from './write/apply-bundle';
import { countRows } from './write/count-rows';
import { findLosses } from './write/find-losses';
import { listBranchAccounts } from './write/list-branch-accounts';
import { listStoredPictures } from './write/list-stored-pictures';
import { listTakenHosts } from './write/list-taken-hosts';

/** `more`: problems left out. */
export type ImportResult =
  | { ok: true; report: ApplyReport; warnings: string[] }
  | { ok: false; problems: Problem[]; more: number };
export type ImportStep = `waiting for the import of ${string}` | 'reading' | 'writing';

const MOST_PROBLEMS = 100;

/** Stalls that are paid together have no account of their own (rule table/court). */
async function findAccountsInCourts({
  db,
  bundle: { slug, branches },
}: {
  db: Database;
  bundle: TenantBundle;
}): Promise<Problem[]> {
  const accounts = await db.system((sql) => listBranchAccounts({ sql, slug }));
  return branches
    .filter((branch) => branch.court !== null && accounts.includes(branch.slug))
    .map((branch) => ({
      file: 'branches.yaml',
      message: `${branch.slug} has its own gateway account, but its court ${branch.court} is paid with the tenant's account; retire it first`,
    }));
}

/** Writes the folder, or lists its problems. @param tell called with each step */
export async function importFolder({
  db,
  folder,
  sendsSms = true,
  staffHost = null,
  countsRows = false,
  takesLosses = false,
  tell = () => undefined,
}: {
  db: Database;
  folder: string;
  /** Whether this installation can; a tenant that needs it is refused otherwise. */
  sendsSms?: boolean;
  /** The address of all tenants' people, which no tenant may have. */
  staffHost?: string | null;
  /** True for a database server; the embedded database would hold up calls meanwhile. */
  countsRows?: boolean;
  /** Somebody has said that a branch or much of a menu may vanish. */
  takesLosses?: boolean;
  tell?: (step: ImportStep) => void;
}): Promise<ImportResult> {
  tell('reading');
  const stored = await db.system((sql) => listStoredPictures({ sql, slug: slugOfFolder(folder) }));
  const read = await readTenantFolder(folder, stored, sendsSms);
  const { slug, domains } = read;
  const hosts = domains.map(({ host }) => host);
  const taken = await db.system((sql) => listTakenHosts({ sql, slug, hosts }));
  const ofDomains = domains.flatMap(({ host, place }) => {
    if (host === staffHost)
      return [{ ...place, message: `"${host}" is the address of the restaurants' people (STAFF_HOST)` }];
    return taken.includes(host) ? [{ ...place, message: `"${host}" belongs to another tenant` }] : [];
  });
  const ofCourts = read.ok ? await findAccountsInCourts({ db, bundle: read.bundle }) : [];
  const problems = [...(read.ok ? ofCourts : read.problems), ...ofDomains];
  if (!read.ok || problems.length > 0)
    return {
      ok: false,
      problems: problems.slice(0, MOST_PROBLEMS),
      more: Math.max(0, problems.length - MOST_PROBLEMS),
    };
  const losses = takesLosses ? [] : await db.system((sql) => findLosses({ sql, bundle: read.bundle }));
  if (losses.length > 0) return { ok: false, problems: losses, more: 0 };
  tell('writing');
  const report = await applyBundle({ db, bundle: read.bundle });
  if (countsRows) await countRows({ db, change: report });
  return { ok: true, report, warnings: listWarnings(read.bundle) };
}
