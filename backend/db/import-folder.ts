import { type ApplyReport, applyBundle } from './apply/apply-bundle';
import { listStoredPictures } from './apply/list-stored-pictures';
import { listTakenHosts } from './apply/list-taken-hosts';
import type { Database } from './database';
import type { Problem } from './import/problems';
import { readTenantFolder, slugOfFolder } from './import/read-tenant-folder';

export type ImportResult = { ok: true; report: ApplyReport } | { ok: false; problems: Problem[] };

/** Reads a tenant folder and writes it, or lists all that is wrong with it: in the files, and with its domains. */
export async function importFolder({ db, folder }: { db: Database; folder: string }): Promise<ImportResult> {
  const stored = await db.system((sql) => listStoredPictures({ sql, slug: slugOfFolder(folder) }));
  const read = await readTenantFolder(folder, stored);
  const { slug, domains } = read;
  const hosts = domains.map(({ host }) => host);
  const taken = await db.system((sql) => listTakenHosts({ sql, slug, hosts }));
  const ofDomains = domains
    .filter(({ host }) => taken.includes(host))
    .map(({ host, place }) => ({ ...place, message: `"${host}" belongs to another tenant` }));
  const problems = [...(read.ok ? [] : read.problems), ...ofDomains];
  if (!read.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, report: await applyBundle({ db, bundle: read.bundle }) };
}
