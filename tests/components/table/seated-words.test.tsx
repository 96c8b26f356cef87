import { MENU_LINE_ID, ROOM_NOTE_ID, SEAT_NOTE_ID } from '@/components/layout/slots';
import { SeatedWords } from '@/components/table/seated-words';
import es from '@/messages/es.json';
import { drawDocument } from '@/tests/support/browser/draw-document';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);

const { Table, Product } = es;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const always = { days: DAYS, open: '00:00', close: '00:00', services: null };
const hours = { timezone: 'America/Bogota', weekly: [always], exceptions: [] };
const of = { branchId: 7, hours, establishment: 'restaurant' } as const;
const page = (
  <>
    <p id={MENU_LINE_ID}>{Table.room}</p>
    <p id={ROOM_NOTE_ID}>{Product.order_scan_room}</p>
    <SeatedWords {...of} kind="room" isLater={false} />
  </>
);
const seat = {
  ...{ tableId: 3, tableCode: '101', kind: 'room', supplierId: 7, before: null },
  until: new Date(Date.now() + 3_600_000).toISOString(),
};

test.each([
  ['the room of this branch', seat, true],
  ['another branch', { ...seat, supplierId: 8 }, false],
  ['a visit that is over', { ...seat, until: '2026-01-01T00:00:00.000Z' }, false],
  ['a table', { ...seat, kind: 'table' }, false],
  ['nobody', null, false],
])('before any other script the page of %s says the words of a room: %#', async (_who, state, isSaid) => {
  localStorage.clear();
  if (state) localStorage.setItem('ontable', JSON.stringify({ state, version: 1 }));
  await drawDocument({ page, address: '/norte/service-room' });
  const [line, note] = [MENU_LINE_ID, ROOM_NOTE_ID].map((id) => document.getElementById(id)?.textContent);
  expect(note).toBe(isSaid ? Table.other_room : Product.order_scan_room);
  expect(line).toBe(isSaid ? Table.room.replace('{label}', '101') : Table.room);
});

const KITCHEN = 'La cocina está cerrada. Tu mesero te dice qué hay.';
const notServed = { ...always, services: ['delivery'] };

test.each([
  ['open', [always], Table.orders_later.replace('{label}', '5')],
  ['closed at its tables', [notServed], KITCHEN],
])(
  'a table’s guest reads in the first frame what holds while the branch is %s',
  async (_when, weekly, said) => {
    localStorage.setItem(
      'ontable',
      JSON.stringify({ state: { ...seat, kind: 'table', tableCode: '5' }, version: 1 }),
    );
    const ofTable = { ...of, hours: { ...hours, weekly } };
    const menu = (
      <>
        <p id={SEAT_NOTE_ID}>{Product.order_scan_table}</p>
        <SeatedWords {...ofTable} kind="table" isLater />
      </>
    );
    await drawDocument({ page: menu, address: '/norte/menu-digital' });
    expect(document.getElementById(SEAT_NOTE_ID)).toHaveTextContent(said);
  },
);
