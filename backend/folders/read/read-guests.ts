import type { BundleGuest, BundleTable } from '@/backend/stored/tenant-bundle';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { SURNAME_LENGTH } from '@/lib/domain/table/guest-name';
import { readDay, reportIn, reportOrder } from './files/read-cells';
import { readCsv } from './files/read-csv';

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
    const report = reportIn({ file: GUESTS_FILE, row, problems });
    const { branch: branchSlug = '', room = '', surname = '' } = row.cells;
    const place = placeOf(branchSlug, room);
    if (!rooms.has(place)) report('room', say('not_room', { given: room, branch: branchSlug }));
    if (surname === '') report('surname', say('empty'));
    const { length } = [...surname];
    if (length > SURNAME_LENGTH) report('surname', say('too_long', { length, most: SURNAME_LENGTH }));
    const guest = `${place} ${surname.toLowerCase()}`;
    const before = seen.get(guest);
    if (before) report('surname', say('also_in', { given: surname, row: before, file: 'here' }));
    seen.set(guest, row.row);
    const from = readDay({ row, column: 'from', report });
    const until = readDay({ row, column: 'until', report });
    reportOrder({ row, start: ['from', from], end: ['until', until], report });
    return { branchSlug, room, surname, from, until };
  });
  return { guests, problems };
}
