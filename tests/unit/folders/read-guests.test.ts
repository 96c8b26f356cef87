import { readGuests } from '@/backend/folders/read/read-guests';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const table = (kind: 'table' | 'room', label: string) => ({
  branchSlug: 'arriba',
  kind,
  label,
  seats: null,
  active: true,
  area: null,
  joinGroup: null,
  qrVersion: 1,
});
const read = (text: string) => {
  const { guests, problems } = readGuests({ text, tables: [table('room', 'Suite 1'), table('table', '7')] });
  return { guests, problems: problems.map(printProblem) };
};

test('a guest stands as written; days left out set no bound', () => {
  expect(read('room;branch;surname;until\r\nSUITE 1;arriba;Núñez de Arce;2026-12-24\r\n')).toEqual({
    guests: [
      { branchSlug: 'arriba', room: 'SUITE 1', surname: 'Núñez de Arce', from: null, until: '2026-12-24' },
    ],
    problems: [],
  });
});

test('every cell that is wrong is named in one run', () => {
  const text = [
    'branch,room,surname,from,until',
    'arriba,7,Silva,,',
    'abajo,Suite 1,,,',
    `arriba,Suite 1,${'x'.repeat(81)},2026-12-24,2026-12-23`,
    'arriba,Suite 1,Silva,2026-02-30,',
    'arriba,suite 1,SILVA,,',
  ].join('\n');
  expect(read(text).problems).toEqual([
    'guests.csv:2 room: "7" is not a room of "arriba" in tables.csv',
    'guests.csv:3 room: "Suite 1" is not a room of "abajo" in tables.csv',
    'guests.csv:3 surname: is empty',
    'guests.csv:4 surname: has 81 characters, allowed are 80',
    'guests.csv:4 until: "2026-12-23" is before from (2026-12-24)',
    'guests.csv:5 from: "2026-02-30" is not a day; allowed: 2026-12-24',
    'guests.csv:6 surname: "SILVA" is also in line 5',
  ]);
});
