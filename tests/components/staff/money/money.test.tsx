import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChargeProblem } from '@/lib/contract/staff/calls';
import { settleChargeProblem, takePayment } from '@/lib/contract/staff/payment-calls';
import { setRefunded } from '@/lib/contract/staff/refund-calls';
import { settleRoomCharge } from '@/lib/contract/staff/room-charge-calls';
import { reviewTransfer } from '@/lib/contract/staff/transfer-calls';
import { named, Refused } from '../render-staff';
import { minutesAgo, refundOf, showMoney, transferOf, WORDS } from './render-money';

const press = (words: string) => userEvent.click(screen.getByRole('button', { name: named(words) }));
const part = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const REVIEWED = { payment_id: 5, purchase_id: 70, number: 128, status: 'success', by: null };

test('a branch where nothing waits says so (rule staff/money)', async () => {
  await showMoney();
  expect(screen.getByText(WORDS.nothing)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

describe('a transfer', () => {
  test('stands with its sum, order, age and the time that is left, and one tap says that it arrived', async () => {
    const bench = await showMoney({ transfers: [transferOf()] }, [[reviewTransfer, REVIEWED]]);
    const card = part(WORDS.transfers);
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(/48\.000.*Pedido 128 · Ana/);
    expect(card.getByText('hace 4 min')).toBeVisible();
    expect(card.getByText(/^quedan 1[01] min$/)).toBeVisible();
    await press(WORDS.arrived);
    expect(await screen.findByText(WORDS.nothing)).toBeVisible();
    expect(bench.sent()).toEqual([
      { method: 'PUT', path: '/tenants/norte/staff/transfers/5.json', body: { decision: 'confirm' } },
    ]);
  });

  test('shows its picture on a tap alone, and large beside its sum on another', async () => {
    await showMoney({ transfers: [transferOf()] });
    expect(screen.queryByRole('img', { name: WORDS.proof_alt })).toBeNull();
    await press(WORDS.proof);
    expect(screen.getByRole('img', { name: WORDS.proof_alt })).toHaveAttribute(
      'src',
      expect.stringContaining('/tenants/norte/staff/transfers/5/proof'),
    );
    await press(WORDS.proof_enlarge);
    const large = screen.getByRole('dialog', { name: /48\.000/ });
    expect(within(large).getByRole('img', { name: WORDS.proof_alt })).toBeVisible();
  });

  test('is refused for a reason alone, which the diner reads', async () => {
    const bench = await showMoney({ transfers: [transferOf()] }, [[reviewTransfer, REVIEWED]]);
    await press(WORDS.not_arrived);
    await press(WORDS.refuse_go);
    expect(screen.getByRole('alert')).toHaveTextContent(WORDS.refuse_missing);
    expect(bench.sent()).toEqual([]);
    await press(WORDS.refuse_other_amount);
    await press(WORDS.refuse_go);
    await waitFor(() =>
      expect(bench.sent()).toMatchObject([{ body: { decision: 'refuse', reason: 'other_amount' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that is late says so', async () => {
    await showMoney({ transfers: [transferOf({ review_until: minutesAgo(3) })] });
    expect(screen.getByText('3 min de retraso')).toBeVisible();
  });

  test.each([
    { answer: { ...REVIEWED, by: 'Eva' }, says: /Pedido 128 · Ana: Eva ya lo había hecho/ },
    { answer: new Refused(409, 'conflict', { by: 'Eva' }), says: /Eva decidió otra cosa antes que tú/ },
    { answer: new Refused(409, 'conflict'), says: /ya no espera revisión/ },
  ])('that somebody else decided about first says who: $says', async ({ answer, says }) => {
    await showMoney({ transfers: [transferOf()] }, [[reviewTransfer, answer]]);
    await press(WORDS.arrived);
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    await press(WORDS.understood);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('money that is owed says who gives it back; by hand it is said with a note', async () => {
  const refunds = [
    refundOf(),
    refundOf({ id: 10, number: 130, by_hand: false, cancel_reason: 'too_late', name: null }),
  ];
  const bench = await showMoney({ refunds }, [[setRefunded, { id: 9, status: 'refunded', by: null }]]);
  const owed = part(WORDS.refunds);
  expect(owed.getByText(WORDS.by_hand)).toBeVisible();
  expect(owed.getByText(WORDS.by_gateway)).toBeVisible();
  expect(owed.getByText(WORDS.cancelled_too_late)).toBeVisible();
  await press(WORDS.given);
  const dialog = within(screen.getByRole('dialog', { name: /20\.000/ }));
  expect(dialog.getByText('tx-71')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), ' en la página ');
  await userEvent.click(dialog.getByRole('button', { name: /^Devolví \$\s?20\.000$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bench.sent()).toEqual([
    {
      ...{ method: 'PUT', path: '/tenants/norte/staff/refunds/9.json' },
      body: { status: 'refunded', note: 'en la página' },
    },
  ]);
});

test('a dialog that closes because somebody else decided says so (rule staff/money)', async () => {
  const others = [transferOf({ payment_id: 4, number: 140 }), transferOf({ payment_id: 5, number: 141 })];
  await showMoney({ transfers: others }, [
    [reviewTransfer, { payment_id: 4, purchase_id: 4, status: 'success', by: null }],
  ]);
  const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${WORDS.not_arrived}`) });
  await userEvent.click(buttons[1] as HTMLElement);
  expect(screen.getByRole('dialog')).toBeVisible();
  const [arrived] = screen.getAllByRole('button', { name: new RegExp(`^${WORDS.arrived}`), hidden: true });
  await userEvent.click(arrived as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Pedido 141.*alguien más ya lo decidió/);
});

test('money that the gateway gives back at this moment is not given by hand', async () => {
  await showMoney({ refunds: [refundOf({ by_hand: false })] }, [[setRefunded, new Refused(409, 'conflict')]]);
  await press(WORDS.given_instead);
  expect(screen.getByText(WORDS.way_instead)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Devolví/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/la pasarela ya lo está devolviendo/);
});

test('a payment at a table says what is handed over and what goes back', async () => {
  const payment = {
    ...{ payment_id: 7, purchase_id: 72, supplier_id: 2, table: { id: 4, label: '4' }, name: 'Eva' },
    ...{ method: 'cash' as const, amount: 42_900, tip: 3_900, cash_amount: 50_000, begun_at: minutesAgo(1) },
  };
  const taken = { payment_id: 7, purchase_id: 72, status: 'success', by: null };
  const bench = await showMoney({ payments: [payment] }, [[takePayment, taken]]);
  expect(screen.getByText(/Paga con \$\s?50\.000: devuelve \$\s?7\.100/)).toBeVisible();
  await press(WORDS.received);
  expect(await screen.findByText(WORDS.nothing)).toBeVisible();
  expect(bench.sent()).toMatchObject([{ body: { taken: true } }]);
});

test('a charge to a room is put on its bill with the sum that was read', async () => {
  const charge = {
    ...{ payment_id: 8, purchase_id: 73, number: 131, supplier_id: 2, room: '201', guest: 'Rojas' },
    ...{ status: 'delivered' as const, amount: 30_000, given_back: 5_000, currency: 'COP' as const },
    ...{ day: '2026-11-25', charged_at: minutesAgo(60), settled_at: null },
  };
  const bench = await showMoney({ rooms: [charge] }, [
    [settleRoomCharge, { ...charge, settled_at: minutesAgo(0) }],
  ]);
  expect(screen.getByText(/Descuenta \$\s?5\.000/)).toBeVisible();
  await press(WORDS.settled);
  await waitFor(() => expect(bench.sent()).toMatchObject([{ body: { amount: 30_000 } }]));
});

const problemOf = (changes: Partial<ChargeProblem>): ChargeProblem => ({
  ...{ payment_id: 3, purchase_id: 74, number: 132, supplier_id: 2, misfit: 'amount' },
  ...{ reference: 'norte-74-1', transaction: 'tx-74', status: 'approved' },
  ...{ asked: { amount: 10_000, currency: 'COP' }, charged: { amount: 1_000, currency: 'COP' } },
  ...changes,
});

test('a charge that does not match says what is wrong and what to do', async () => {
  const problems = [
    problemOf({}),
    problemOf({
      payment_id: 4,
      misfit: 'currency',
      charged: { amount: null, currency: 'XTS' },
      status: 'declined',
    }),
  ];
  await showMoney({ problems });
  const wrong = part(WORDS.problems);
  expect(wrong.getByText(/La pasarela cobró \$\s?1\.000/)).toBeVisible();
  expect(wrong.getByText(WORDS.do_approved)).toBeVisible();
  expect(wrong.getByText(/otra moneda: XTS/)).toBeVisible();
  expect(wrong.getByText(WORDS.do_none)).toBeVisible();
});

test('a charge that was dealt with is settled as it was read, with a note', async () => {
  const bench = await showMoney({ problems: [problemOf({})] }, [
    [settleChargeProblem, { payment_id: 3, purchase_id: 74, by: 'Eva' }],
  ]);
  await press(WORDS.solved);
  await userEvent.type(screen.getByRole('textbox'), 'devuelto allá');
  await press(WORDS.solved_go);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Pedido 132: Eva ya lo había hecho/);
  expect(bench.sent()).toEqual([
    {
      ...{ method: 'PUT', path: '/tenants/norte/staff/charge_problems/3.json' },
      body: { transaction: 'tx-74', note: 'devuelto allá' },
    },
  ]);
});
