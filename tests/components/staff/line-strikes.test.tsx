import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strikeLine } from '@/lib/contract/staff/board-calls';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

beforeEach(() => sessionStorage.clear());
const PATH = '/tenants/norte/staff/orders/7/lines/1/struck.json';
const dish = () => screen.findByRole('button', { name: named('2 × Arepa') });

test('a tap strikes a line, and another takes the strike back (rule staff/strikes)', async () => {
  const struckOrder = orderOf({ products: [{ ...LINE, struck: true }] });
  const { sent } = await renderBoard(
    [[orderOf()], [struckOrder], [orderOf()]],
    [[strikeLine, { id: 7, line_id: 1, struck: true }, { id: 7, line_id: 1, struck: false }]],
  );
  await userEvent.click(await dish());
  await waitFor(async () => expect(await dish()).toBePressed());
  await userEvent.click(await dish());
  await waitFor(async () => expect(await dish()).not.toBePressed());
  expect(sent()).toEqual([
    { method: 'PUT', path: PATH, body: { struck: true, count: 2 } },
    { method: 'PUT', path: PATH, body: { struck: false, count: 2 } },
  ]);
});

test('a strike that is refused says why on its card', async () => {
  await renderBoard([[orderOf()]], [[strikeLine, new Refused(404, 'not_found')]]);
  await userEvent.click(await dish());
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.not_found);
  expect(await dish()).not.toBePressed();
});

test('a strike without a signal waits with the moves, survives a reload, and is sent once', async () => {
  const SILENCE = new Refused(503, 'internal');
  const before = await renderBoard([[orderOf()], new Refused(500, 'internal')], [[strikeLine, SILENCE]]);
  await userEvent.click(await dish());
  expect(await screen.findByText(new RegExp(`Se enviará .*${es.Staff.strike}$`))).toBeVisible();
  expect(await dish()).toBePressed();
  before.unmount();
  const after = await renderBoard([[orderOf()]], [[strikeLine, { id: 7, line_id: 1, struck: true }]]);
  await waitFor(() => expect(screen.queryByText(/Se enviará/)).toBeNull());
  expect(after.sent()).toEqual([{ method: 'PUT', path: PATH, body: { struck: true, count: 2 } }]);
});
