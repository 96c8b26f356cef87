import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMoneyMoves, reverseMove } from '@/lib/contract/staff/day/ledger-calls';
import { Refused } from '../render-staff';
import { moveOf, readingOf, showClose, WORDS } from './render-close';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('cash that was moved by mistake is taken back with a reason, and who was first is named (rule staff/reversals)', async () => {
  const out = moveOf({
    ...{ id: 8, kind: 'cash_out', amount: -8_000, tip: 0, received: null, change: null, order: null },
    ...{ payment_id: null, reason: 'Hielo', is_correctable: false, is_reversible: true },
  });
  const back = moveOf({ ...out, id: 9, amount: 8_000, reverses: 8, is_reversible: false, reason: 'Doble' });
  const moves = { supplier_id: 2, currency: 'COP', timezone: 'America/Bogota', moves: [out], before: null };
  const { sent } = await showClose({
    answered: [
      [
        listMoneyMoves,
        moves,
        moves,
        { ...moves, moves: [back, { ...out, reversed_by: 9, is_reversible: false }] },
      ],
      [reverseMove, new Refused(409, 'conflict', { by: 'Luz' }), readingOf()],
    ],
  });
  await press(WORDS.drawer_moves);
  await press(/^Anular: Salió efectivo, \$\s?8\.000/);
  await press(WORDS.reverse_go);
  expect(dialog().getByText(WORDS.reason_missing)).toBeVisible();
  await userEvent.type(dialog().getByLabelText(WORDS.reason), 'Doble');
  await press(WORDS.reverse_go);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Luz ya lo anuló.');
  await press(WORDS.reverse_go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    ...{ method: 'POST', path: '/tenants/norte/staff/money/moves/8/reversal.json' },
    body: { reason: 'Doble' },
  });
  expect(await screen.findByText('Anulación: Salió efectivo')).toBeVisible();
  expect(screen.getByText(WORDS.reversed)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Anular:/ })).toBeNull();
});
