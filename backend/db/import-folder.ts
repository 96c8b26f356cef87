import { type ApplyReport, applyBundle } from './apply/apply-bundle';
import { listStoredPictures } from './apply/list-stored-pictures';
import { listTakenHosts } from './apply/list-taken-hosts';
import type { Database } from './database';
import type { Problem } from './import/problems';
import { readTenantFolder, slugOfFolder } from './import/read-tenant-folder';

/** The first problems, and how many more there are. */
export type ImportResult =
  | { ok: true; report: ApplyReport }
  | { ok: false; problems: Problem[]; more: number };
export type ImportStep = `waiting for the import of ${string}` | 'reading' | 'writing';

const MOST_PROBLEMS = 100;

/**
 * Reads a tenant folder and writes it, or lists what is wrong with it: in the files, and with its domains.
 * @param tell hears what it is at
 */
export async function importFolder({
  db,
  folder,
  tell = () => undefined,
}: {
  db: Database;
  folder: string;
  tell?: (step: ImportStep) => void;
}): Promise<ImportResult> {
  tell('reading');
  const stored = await db.system((sql) => listStoredPictures({ sql, slug: slugOfFolder(folder) }));
  const read = await readTenantFolder(folder, stored);
  const { slug, domains } = read;
  const hosts = domains.map(({ host }) => host);
  const taken = await db.system((sql) => listTakenHosts({ sql, slug, hosts }));
  const ofDomains = domains
    .filter(({ host }) => taken.includes(host))
    .map(({ host, place }) => ({ ...place, message: `"${host}" belongs to another tenant` }));
  const problems = read.ok ? ofDomains : [...read.problems, ...ofDomains];
  if (!read.ok || problems.length > 0)
    return {
      ok: false,
      problems: problems.slice(0, MOST_PROBLEMS),
      more: Math.max(0, problems.length - MOST_PROBLEMS),
    };
  tell('writing');
  return { ok: true, report: await applyBundle({ db, bundle: read.bundle }) };
}
