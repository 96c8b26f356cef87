import type { BundleTable } from '@/backend/stored/tenant-bundle';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { type Report, readFlag, readWhole, reportIn } from './files/read-cells';
import { type CsvRow, readCsv } from './files/read-csv';

export const TABLES_FILE = 'tables.csv';
const LABEL_LENGTH = 20;
const AREA_LENGTH = 30;
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
  if (length > LABEL_LENGTH) report('join_group', say('too_long', { length, most: LABEL_LENGTH }));
  if (kind === 'room') report('join_group', say('room_joined'));
  else if (!row.cells.seats) report('join_group', say('join_seatless'));
  return group;
}

/** Areas that differ by case alone are one: the first that is written names it (rule table/areas). */
function readArea({ row, areas, report }: { row: CsvRow; areas: Map<string, string>; report: Report }) {
  const area = row.cells.area || null;
  if (area === null) return null;
  const { length } = [...area];
  if (length > AREA_LENGTH) report('area', say('too_long', { length, most: AREA_LENGTH }));
  const key = `${row.cells.branch} ${area.toLowerCase()}`;
  const first = areas.get(key) ?? area;
  areas.set(key, first);
  return first;
}

export function readTables({ text, branchSlugs }: { text: string; branchSlugs: readonly string[] }): {
  tables: BundleTable[];
  problems: Problem[];
} {
  const { rows, problems } = readCsv({
    file: TABLES_FILE,
    text,
    required: ['branch', 'label'],
    optional: ['kind', 'seats', 'area', 'join_group', 'active', 'qr_version'],
  });
  const seen = new Map<string, number>();
  const areas = new Map<string, string>();
  const tables = rows.map((row): BundleTable => {
    const report = reportIn({ file: TABLES_FILE, row, problems });
    const { branch: branchSlug = '', label = '' } = row.cells;
    if (!branchSlugs.includes(branchSlug)) report('branch', say('not_branch', { given: branchSlug }));
    const word = row.cells.kind || 'table';
    const kind = KINDS.find((one) => one === word);
    if (!kind) report('kind', say('unknown_word', { given: word, allowed: KINDS.join(', ') }));
    if (label === '') report('label', say('empty'));
    const { length } = [...label];
    if (length > LABEL_LENGTH) report('label', say('too_long', { length, most: LABEL_LENGTH }));
    const place = `${branchSlug} ${word} ${label.toLowerCase()}`;
    const before = seen.get(place);
    if (before) report('label', say('also_in', { given: label, row: before, file: 'here' }));
    seen.set(place, row.row);
    return {
      branchSlug,
      kind: kind ?? 'table',
      label,
      seats: readWhole({ row, column: 'seats', min: 1, max: MOST_SEATS, report }),
      area: readArea({ row, areas, report }),
      joinGroup: readJoinGroup({ row, kind, report }),
      active: readFlag({ row, column: 'active', otherwise: true, report }),
      qrVersion: readWhole({ row, column: 'qr_version', min: 1, max: MOST_VERSIONS, report }) ?? 1,
    };
  });
  for (const [index, { branchSlug, joinGroup }] of tables.entries()) {
    const isOfGroup = (one: BundleTable) => one.branchSlug === branchSlug && one.joinGroup === joinGroup;
    if (joinGroup === null || tables.filter(isOfGroup).length > 1) continue;
    const row = rows[index];
    if (row)
      reportIn({ file: TABLES_FILE, row, problems })('join_group', say('join_alone', { given: joinGroup }));
  }
  return { tables, problems };
}
