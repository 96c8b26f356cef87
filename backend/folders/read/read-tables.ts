import type { BundleTable } from '@/backend/stored/tenant-bundle';
import { type Report, readFlag, readWhole } from './files/read-cells';
import { type CsvRow, readCsv } from './files/read-csv';
import type { Problem } from './problems/problems';

export const TABLES_FILE = 'tables.csv';
const LABEL_LENGTH = 20;
const MOST_SEATS = 100;
const MOST_VERSIONS = 1_000_000;
const KINDS = ['table', 'room'] as const;

/** Seats are what is joined, and nobody joins rooms. */
function readJoinGroup({
  row,
  kind,
  report,
}: {
  row: CsvRow;
  kind: (typeof KINDS)[number] | undefined;
  report: Report;
}): string | null {
  const group = row.cells.join_group || null;
  if (group === null) return null;
  const { length } = [...group];
  if (length > LABEL_LENGTH) report('join_group', `has ${length} characters, allowed are ${LABEL_LENGTH}`);
  if (kind === 'room') report('join_group', 'cannot be set for a room; only tables can be joined');
  else if (!row.cells.seats) report('join_group', 'needs seats: tables are joined by their seats');
  return group;
}

export function readTables({ text, branchSlugs }: { text: string; branchSlugs: readonly string[] }): {
  tables: BundleTable[];
  problems: Problem[];
} {
  const { rows, problems } = readCsv({
    file: TABLES_FILE,
    text,
    required: ['branch', 'label'],
    optional: ['kind', 'seats', 'join_group', 'active', 'qr_version'],
  });
  const seen = new Map<string, number>();
  const tables = rows.map((row): BundleTable => {
    const report: Report = (column, message) =>
      problems.push({ file: TABLES_FILE, row: row.row, column, message });
    const { branch: branchSlug = '', label = '' } = row.cells;
    if (!branchSlugs.includes(branchSlug)) report('branch', `"${branchSlug}" is not a branch`);
    const word = row.cells.kind || 'table';
    const kind = KINDS.find((one) => one === word);
    if (!kind) report('kind', `"${word}" is not known; allowed: ${KINDS.join(', ')}`);
    if (label === '') report('label', 'is empty');
    const { length } = [...label];
    if (length > LABEL_LENGTH) report('label', `has ${length} characters, allowed are ${LABEL_LENGTH}`);
    const place = `${branchSlug} ${word} ${label.toLowerCase()}`;
    const before = seen.get(place);
    if (before) report('label', `"${label}" is also in line ${before}`);
    seen.set(place, row.row);
    return {
      branchSlug,
      kind: kind ?? 'table',
      label,
      seats: readWhole({ row, column: 'seats', min: 1, max: MOST_SEATS, report }),
      joinGroup: readJoinGroup({ row, kind, report }),
      active: readFlag({ row, column: 'active', otherwise: true, report }),
      qrVersion: readWhole({ row, column: 'qr_version', min: 1, max: MOST_VERSIONS, report }) ?? 1,
    };
  });
  for (const [index, { branchSlug, joinGroup }] of tables.entries()) {
    const isOfGroup = (one: BundleTable) => one.branchSlug === branchSlug && one.joinGroup === joinGroup;
    if (joinGroup === null || tables.filter(isOfGroup).length > 1) continue;
    const message = `"${joinGroup}" has only one table; a join group needs two or more`;
    problems.push({ file: TABLES_FILE, row: rows[index]?.row ?? 0, column: 'join_group', message });
  }
  return { tables, problems };
}
