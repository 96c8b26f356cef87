import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LiveMenu } from '@/components/menu/live/live-menu';
import { useLiveDue } from '@/components/menu/live/use-live-due';
import { useApp } from '@/lib/browser/app-provider';
import { getMenuNow, type MenuNow } from '@/lib/contract/menu/menu-now';
import { useTableEvents } from '@/lib/queries/table/table-account';
import { menuTopic } from '@/lib/stores/menu-topic';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

type Stream = { path: string; onEvent: (kind: string, data: string) => void };
const mockStreams: Stream[] = [];
jest.mock('@/lib/clients/events', () => ({
  readEvents: async (stream: Stream) => void mockStreams.push(stream),
}));

let idle: (() => void)[] = [];
const rest = () =>
  act(() => {
    for (const work of idle.splice(0)) work();
  });

function Due() {
  const { isDue, follows } = useLiveDue();
  return <output>{`${isDue ? 'due' : 'not due'}, ${follows ? 'follows' : 'reads'}`}</output>;
}
function draw() {
  document.body.innerHTML = '<div id="menu"></div>';
  return renderApp(<Due />, {});
}
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  idle = [];
  mockStreams.splice(0);
  menuTopic.setState({ carried: [], announcedVersions: {} });
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
});
afterEach(() => jest.useRealTimers());

test('a menu that is only read is asked for again when it is looked at, or after a minute (rule menu/live)', () => {
  jest.useFakeTimers();
  const { unmount } = draw();
  rest();
  expect(said()).toBe('not due, reads');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(said()).toBe('due, reads');
  unmount();
  draw();
  act(() => jest.advanceTimersByTime(59_999));
  expect(said()).toBe('not due, reads');
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('due, reads');
});

test('the menu of a diner with a cart is followed as soon as the page rests (rule menu/live)', () => {
  const { stores } = draw();
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: 5 }));
  expect(said()).toBe('not due, follows');
  rest();
  expect(said()).toBe('due, follows');
});

/** A table's screen beside the menu, of a diner who has scanned its code. */
function AtTable() {
  const { stores } = useApp();
  useState(() => {
    stores.ontable.setState({ supplierId: BRANCH.id });
    stores.profile.setState({ profile: { id: 3, token: 't' } as never });
  });
  useTableEvents();
  return <LiveMenu follows />;
}

test('at a table the table’s stream brings the menu, and is the only one (rule menu/live)', async () => {
  const menu: MenuNow = {
    version: '1',
    arrival_minutes: { delivery: { least: 40, most: 55 }, take_away: { least: 20, most: 30 } },
    opening_hours: BRANCH.hours as MenuNow['opening_hours'],
    products: [],
  };
  const { calls } = renderApp(<AtTable />, { [getMenuNow.path]: [menu, { ...menu, version: '2' }] });
  const asked = () => calls.filter(({ path }) => path === getMenuNow.path).length;
  await waitFor(() => expect(asked()).toBe(1));
  await waitFor(() => expect(mockStreams).toHaveLength(1));
  expect(mockStreams[0]?.path).toBe('/services/on-table/on_table/events');
  act(() => mockStreams[0]?.onEvent('menu', JSON.stringify({ supplier_id: BRANCH.id, version: '2' })));
  await waitFor(() => expect(asked()).toBe(2));
  expect(mockStreams).toHaveLength(1);
});
