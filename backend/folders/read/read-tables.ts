import type { BundleTable } from '@/backend/stored/tenant-bundle';
import type { Problem } from './problems';
import { type Report, readFlag, readWhole } from './read-cells';
import { readTable } from './read-table';

export const TABLES_FILE = 'tables.csv';
const LABEL_LENGTH = 20;
const MOST_SEATS = 100;
const MOST_VERSIONS = 1_000_000;
const KINDS = ['table', 'room'] as const;

export function readTables({ text, branchSlugs }: { text: string; branchSlugs: readonly string[] }): {
  tables: BundleTable[];
  problems: Problem[];
} {
  const { rows, problems } = readTable({
    file: TABLES_FILE,
    text,
    required: ['branch', 'label'],
    optional: ['kind', 'seats', 'active', 'qr_version'],
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
    if (before) report('label', `"${label}" stands in line ${before} too`);
    seen.set(place, row.row);
    return {
      branchSlug,
      kind: kind ?? 'table',
      label,
      seats: readWhole({ row, column: 'seats', min: 1, max: MOST_SEATS, report }),
      active: readFlag({ row, column: 'active', otherwise: true, report }),
      qrVersion: readWhole({ row, column: 'qr_version', min: 1, max: MOST_VERSIONS, report }) ?? 1,
    };
  });
  return { tables, problems };
}
