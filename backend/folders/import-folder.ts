import type { Problem } from '@/lib/domain/shop/problem';
import { examineFolder, type FolderGiven, type ImportRefusal } from './examine-folder';
import { listUnread } from './read/files/list-unread';
import { listWarnings } from './read/problems/list-warnings';
import { createImportChange } from './shop/create-import-change';
import { type ApplyReport, applyBundle } from './write/apply-bundle';
import { countRows } from './write/count-rows';

export type ImportResult =
  | { ok: true; report: ApplyReport; warnings: Problem[] }
  | ({ ok: false } & ImportRefusal);
/** The ids of the questions that somebody has answered with yes. */
export type Confirmed = 'all' | readonly string[];
export type ImportStep = `waiting for the import of ${string}` | 'reading' | 'writing';

/** Writes the folder, or lists its problems. @param tell called with each step */
export async function importFolder({
  countsRows = false,
  confirmed = [],
  now = new Date(),
  tell = () => undefined,
  ...given
}: FolderGiven & {
  /** True for a database server; the embedded database would hold up calls meanwhile. */
  countsRows?: boolean;
  /** Somebody has said that a branch or much of a menu may vanish. */
  confirmed?: Confirmed;
  now?: Date;
  tell?: (step: ImportStep) => void;
}): Promise<ImportResult> {
  tell('reading');
  const examined = await examineFolder(given);
  if (!examined.ok) return examined;
  const { base, bundle, losses } = examined;
  const questions = confirmed === 'all' ? [] : losses.filter(({ id }) => !confirmed.includes(id));
  if (questions.length > 0) return { ok: false, problems: [], questions, more: 0 };
  tell('writing');
  const { db, folder } = given;
  const alsoWrite = createImportChange({ base, bundle, now });
  const report = await applyBundle({ db, bundle, alsoWrite });
  if (countsRows) await countRows({ db, change: report });
  const warnings = [...(await listUnread(folder)), ...listWarnings({ ...bundle, now })];
  return { ok: true, report, warnings };
}
