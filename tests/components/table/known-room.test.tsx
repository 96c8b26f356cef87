import { act, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { MENU_LINE_ID, ROOM_NOTE_ID } from '@/components/layout/slots';
import { KnownRoom } from '@/components/table/room-known';
import { useApp } from '@/lib/browser/app-provider';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Table, Menu, Product } = es;
const visit = getContractExample(getTableVisit);
const atRoom = { ...visit, table: { id: 3, kind: 'room', label: '101' } };

type Begun = { page?: ReactElement; begin?: (note: HTMLElement) => void };
function show(
  answer: unknown,
  kind: 'table' | 'room',
  { page = <KnownRoom />, begin = () => undefined }: Begun = {},
) {
  document.body.innerHTML = `<p id="${MENU_LINE_ID}">${Menu.room}</p>
    <p id="${ROOM_NOTE_ID}">${Product.order_scan_room}</p>`;
  const note = document.getElementById(ROOM_NOTE_ID);
  if (note) begin(note);
  const bench = renderApp(page, { [getTableVisit.path]: [answer] });
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

/** The page after the code of another room was scanned. */
function AfterAnother() {
  const { stores } = useApp();
  useState(() => stores.ontable.setState({ before: '100' }));
  return <KnownRoom />;
}

describe('a room’s menu (rule table/room-code)', () => {
  it('names once the room that another code replaced', () => {
    show(atRoom, 'room', { page: <AfterAnother /> });
    expect(line()).toBe(Table.now_in_room.replace('{label}', '101').replace('{before}', '100'));
  });

  it('names the room whose code was scanned', () => {
    show(atRoom, 'room');
    expect(line()).toBe(Table.room.replace('{label}', '101'));
    expect(screen.getByText(Table.other_room)).toBeVisible();
  });

  it('gives back the page’s own words where the document said the room’s', async () => {
    const begin = (note: HTMLElement) => {
      note.dataset.pageWords = note.textContent ?? '';
      note.textContent = Table.other_room;
    };
    show(null, 'room', { begin });
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
