import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strikeLine } from '@/lib/contract/staff/board-calls';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';
import { Refused } from './render-staff';

const PATH = '/tenants/norte/staff/orders/7/lines/1/struck.json';
const dish = () => screen.findByRole('button', { name: '2 × Arepa' });

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
    { method: 'PUT', path: PATH, body: { struck: true } },
    { method: 'PUT', path: PATH, body: { struck: false } },
  ]);
});

test('a strike that is refused says why on the line', async () => {
  await renderBoard([[orderOf()]], [[strikeLine, new Refused(404, 'not_found')]]);
  await userEvent.click(await dish());
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.not_found);
  expect(await dish()).not.toBePressed();
});
