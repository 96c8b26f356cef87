import { act, screen, waitFor } from '@testing-library/react';
import { MENU_LINE_ID, ROOM_NOTE_ID } from '@/components/layout/slots';
import { KnownRoom } from '@/components/table/room-known';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Table, Menu, Product } = es;
const visit = getContractExample(getTableVisit);
const atRoom = { ...visit, table: { id: 3, kind: 'room', label: '101' } };

function show(answer: unknown, kind: 'table' | 'room', begin: (note: HTMLElement) => void = () => undefined) {
  document.body.innerHTML = `<p id="${MENU_LINE_ID}">${Menu.room}</p>
    <p id="${ROOM_NOTE_ID}">${Product.order_scan_room}</p>`;
  const note = document.getElementById(ROOM_NOTE_ID);
  if (note) begin(note);
  const bench = renderApp(<KnownRoom />, { [getTableVisit.path]: [answer] });
  act(() => {
    bench.stores.ontable.setState({
      tableId: 3,
      tableCode: '101',
      kind,
      supplierId: BRANCH.id,
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
  });
  return bench;
}
const line = () => document.getElementById(MENU_LINE_ID)?.textContent;

describe('a room’s menu (rule table/room-code)', () => {
  it('names the room whose code was scanned', () => {
    show(atRoom, 'room');
    expect(line()).toBe(Table.room.replace('{label}', '101'));
    expect(screen.getByText(Table.other_room)).toBeVisible();
  });

  it('gives back the page’s own words where the document said the room’s', async () => {
    show(null, 'room', (note) => {
      note.dataset.pageWords = note.textContent ?? '';
      note.textContent = Table.other_room;
    });
    await waitFor(() => expect(screen.getByText(Product.order_scan_room)).toBeVisible());
  });

  it.each([
    ['at a table', visit, 'table'],
    ['once the code was renewed', null, 'room'],
  ] as const)('only reads %s, and says to scan', async (_when, answer, kind) => {
    show(answer, kind);
    await waitFor(() => expect(screen.getByText(Product.order_scan_room)).toBeVisible());
    expect(line()).toBe(Menu.room);
  });
});
