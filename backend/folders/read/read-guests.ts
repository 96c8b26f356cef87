import type { BundleGuest, BundleTable } from '@/backend/stored/tenant-bundle';
import { SURNAME_LENGTH } from '@/lib/domain/table/guest-name';
import { type Report, readDay } from './files/read-cells';
import { readCsv } from './files/read-csv';
import type { Problem } from './problems/problems';

export const GUESTS_FILE = 'guests.csv';

export function readGuests({ text, tables }: { text: string; tables: readonly BundleTable[] }): {
  guests: BundleGuest[];
  problems: Problem[];
} {
  const { rows, problems } = readCsv({
    file: GUESTS_FILE,
    text,
    required: ['branch', 'room', 'surname'],
    optional: ['from', 'until'],
  });
  const placeOf = (branch: string, room: string) => `${branch} ${room.toLowerCase()}`;
  const rooms = new Set(
    tables.filter(({ kind }) => kind === 'room').map((one) => placeOf(one.branchSlug, one.label)),
  );
  const seen = new Map<string, number>();
  const guests = rows.map((row): BundleGuest => {
    const report: Report = (column, message) =>
      problems.push({ file: GUESTS_FILE, row: row.row, column, message });
    const { branch: branchSlug = '', room = '', surname = '' } = row.cells;
    const place = placeOf(branchSlug, room);
    if (!rooms.has(place)) report('room', `"${room}" is not a room of "${branchSlug}" in tables.csv`);
    if (surname === '') report('surname', 'is empty');
    const { length } = [...surname];
    if (length > SURNAME_LENGTH) report('surname', `has ${length} characters, allowed are ${SURNAME_LENGTH}`);
    const guest = `${place} ${surname.toLowerCase()}`;
    const before = seen.get(guest);
    if (before) report('surname', `"${surname}" is also in line ${before}`);
    seen.set(guest, row.row);
    const from = readDay({ row, column: 'from', report });
    const until = readDay({ row, column: 'until', report });
    if (from && until && until < from) report('until', `"${until}" is before from (${from})`);
    return { branchSlug, room, surname, from, until };
  });
  return { guests, problems };
}
