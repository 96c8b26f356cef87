import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDay, getClose, listCloses, printClose } from '@/lib/contract/staff/day/close-calls';
import { correctPaymentMethod, moveDrawer } from '@/lib/contract/staff/day/ledger-calls';
import { Refused } from '../render-staff';
import { closeOf, NOTHING, REPORT, readingOf, showClose, WORDS } from './render-close';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const flat = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');
const dialog = () => within(screen.getByRole('dialog'));
const CLOSE_12 = 'Hacer el cierre n.º 12';
const printed: string[] = [];

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/norte/close');
  printed.length = 0;
  Object.assign(window, {
    print: () => {
      printed.push(flat(document.querySelector('.close-paper')?.textContent));
      window.dispatchEvent(new Event('afterprint'));
    },
  });
});

/** Counts by one sum, with a note where the drawer is not even, and closes. */
async function closeWith(sum: string, note: string | null): Promise<void> {
  await press(CLOSE_12);
  await press(WORDS.count_sum);
  await userEvent.type(screen.getByLabelText(/^Efectivo contado/), sum);
  await press(WORDS.compare);
  if (note !== null) await userEvent.type(dialog().getByRole('textbox'), note);
  await userEvent.click(dialog().getByRole('button', { name: CLOSE_12 }));
}

test('what came since the last close stands by way to pay, with tips by person, and not what the drawer should hold (rule staff/close)', async () => {
  await showClose();
  const now = flat(screen.getByRole('region', { name: WORDS.now }).textContent);
  expect(now).toMatch(
    /Recibido sin propinas\$ 500\.000Propinas\$ 42\.000Devuelto-\$ 10\.000Total\$ 532\.000/,
  );
  expect(now).toMatch(/Efectivo4 pedidos\$ 202\.000/);
  expect(now).toMatch(/Ana\$ 12\.000Pagadas por internet\$ 30\.000/);
  expect(now).not.toContain('252.000');
  expect(now).not.toContain(WORDS.expected);
});

test('a way to pay opens its orders, and money that came by another one is corrected with a reason', async () => {
  const { sent } = await showClose({
    answered: [[correctPaymentMethod, { payment_id: 9, purchase_id: 70, method: 'card_reader' }]],
  });
  await press(/^Efectivo/);
  const row = await screen.findByText('Cobro · Pedido 128');
  expect(flat(row.closest('li')?.textContent)).toContain('Dieron $ 50.000, se devolvió $ 6.000');
  await press(`${WORDS.correct}: Pedido 128`);
  await press(WORDS.correct_go);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS.correct_missing);
  await press('Datáfono');
  await userEvent.type(screen.getByLabelText(WORDS.reason), 'Pagó con tarjeta');
  await press(WORDS.correct_go);
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ method: 'PUT', path: '/tenants/norte/staff/payments/9/method.json' },
        body: { method: 'card_reader', reason: 'Pagó con tarjeta' },
      },
    ]),
  );
});

test.each([
  { kind: 'opening', words: WORDS.opening, go: WORDS.opening_go, reason: null },
  { kind: 'cash_out', words: WORDS.cash_out, go: WORDS.cash_out_go, reason: 'Hielo' },
])('the drawer takes $kind, as an amount and with a reason where one is needed', async (one) => {
  const { kind, words, go, reason } = one;
  const { sent, keys } = await showClose({ answered: [[moveDrawer, readingOf()]] });
  await press(words);
  await press(go);
  expect(screen.getByText(WORDS.amount_wrong)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Valor/), '80.000');
  if (reason !== null) {
    await press(go);
    expect(screen.getByText(WORDS.reason_missing)).toBeVisible();
    await userEvent.type(screen.getByLabelText(WORDS.reason), reason);
  }
  await press(go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const why = reason === null ? {} : { reason };
  expect(sent()).toEqual([
    {
      ...{ method: 'POST', path: '/tenants/norte/staff/money/drawer.json' },
      body: { supplier_id: 2, kind, amount: 80_000, ...why },
    },
  ]);
  expect(keys[0]).toEqual(expect.stringMatching(/.{8}/));
});

test('a new drawer may begin with what the last close counted', async () => {
  const { sent } = await showClose({ answered: [[moveDrawer, readingOf()]] });
  await press(WORDS.opening);
  await userEvent.click(dialog().getByRole('button', { name: /^Lo contado en el último cierre/ }));
  await press(WORDS.opening_go);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ kind: 'opening', amount: closeOf().counted }));
});

test('the drawer is counted before it is said what should be there; what is missing takes a note, and the close opens', async () => {
  const { sent } = await showClose({ answered: [[closeDay, closeOf()]] });
  await press(CLOSE_12);
  await press(WORDS.compare);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS.count_missing);
  await userEvent.type(dialog().getByLabelText(/Billete de \$\s50\.000/), '4');
  await userEvent.type(dialog().getByLabelText(/Billete de \$\s10\.000/), '5');
  expect(flat(dialog().getByRole('status').textContent)).toBe('Contado$ 250.000');
  expect(flat(screen.getByRole('dialog').textContent)).not.toContain('252.000');
  await press(WORDS.compare);
  expect(flat(screen.getByRole('dialog').textContent)).toMatch(
    /Debe haber\$ 252\.000Contado\$ 250\.000Faltan \$ 2\.000/,
  );
  await userEvent.click(dialog().getByRole('button', { name: CLOSE_12 }));
  expect(dialog().getByText(WORDS.note_missing)).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox'), 'Faltó vuelto');
  await userEvent.click(dialog().getByRole('button', { name: CLOSE_12 }));
  expect(await screen.findByRole('heading', { name: 'Cierre n.º 12' })).toHaveFocus();
  expect(window.location.search).toBe('?close=71');
  expect(sent()).toEqual([
    {
      ...{ method: 'POST', path: '/tenants/norte/staff/closes.json' },
      body: { supplier_id: 2, number: 12, counted: 250_000, expected: 252_000, note: 'Faltó vuelto' },
    },
  ]);
});

test('a drawer that is even takes no note, and a sum may be typed', async () => {
  const made = closeOf({ counted: 252_000, difference: 0, note: null });
  const { sent } = await showClose({ answered: [[closeDay, made]] });
  await closeWith('252.000', null);
  await waitFor(() => expect(sent()).toMatchObject([{ body: { counted: 252_000 } }]));
  expect(await screen.findByText(WORDS.even)).toBeVisible();
});

test('a close that somebody else has made is said, and nothing is closed', async () => {
  await showClose({ answered: [[closeDay, new Refused(409, 'conflict', { number: 13 })]] });
  await closeWith('252000', null);
  expect(await screen.findByRole('alert')).toHaveTextContent(WORDS.closed_before);
});

test('cash that moved while somebody counted is said, and nothing is closed with a sum that nobody saw', async () => {
  const { sent } = await showClose({
    answered: [[closeDay, new Refused(409, 'total_changed', { total: 263_900 })]],
  });
  await closeWith('252000', null);
  expect(flat((await screen.findByRole('alert')).textContent)).toContain('ahora debe haber $ 263.900');
  expect(sent()).toMatchObject([{ body: { counted: 252_000, expected: 252_000 } }]);
});

test('a step back from the dialog loses nothing that was counted', async () => {
  await showClose();
  await press(CLOSE_12);
  await userEvent.type(dialog().getByLabelText(/Billete de \$\s50\.000/), '4');
  await press(WORDS.keep);
  await press(CLOSE_12);
  expect(dialog().getByLabelText(/Billete de \$\s50\.000/)).toHaveValue('4');
});

test.each(['-50.000', 'cincuenta', '50.0000'])(
  'the drawer takes nothing for «%s», and the field says why (rule staff/typed-amounts)',
  async (typed) => {
    const { sent } = await showClose({ answered: [[moveDrawer, readingOf()]] });
    await press(WORDS.opening);
    await userEvent.type(screen.getByLabelText(/^Valor/), typed);
    await press(WORDS.opening_go);
    expect(flat((await screen.findByText(/^Escribe el valor en números/)).textContent)).toContain('$ 12.500');
    expect(screen.getByLabelText(/^Valor/)).toBeInvalid();
    expect(sent()).toEqual([]);
  },
);

test('a count that is no number stands as it was typed, and is not compared (rule staff/typed-amounts)', async () => {
  await showClose();
  await press(CLOSE_12);
  const notes = dialog().getByLabelText(/Billete de \$\s50\.000/);
  await userEvent.type(notes, '-4');
  expect(notes).toHaveValue('-4');
  expect(notes).toBeInvalid();
  expect(await screen.findByText(WORDS.count_wrong)).toBeVisible();
  expect(flat(dialog().getByRole('status').textContent)).toBe('Contado–');
  await press(WORDS.compare);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS.count_unread);
  await press(WORDS.count_sum);
  await userEvent.type(screen.getByLabelText(/^Efectivo contado/), '2.5');
  await press(WORDS.compare);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS.count_unread);
});

test('a reload loses nothing that was counted, until it is thrown away or another close was made (rule staff/close)', async () => {
  const first = await showClose();
  await press(CLOSE_12);
  await userEvent.type(dialog().getByLabelText(/Billete de \$\s50\.000/), '4');
  await press(WORDS.compare);
  await userEvent.type(dialog().getByRole('textbox'), 'Faltó vuelto');
  first.unmount();
  const second = await showClose();
  expect(screen.getByText(WORDS.count_kept)).toBeVisible();
  await press(CLOSE_12);
  expect(dialog().getByLabelText(/Billete de \$\s50\.000/)).toHaveValue('4');
  await press(WORDS.compare);
  expect(dialog().getByRole('textbox')).toHaveValue('Faltó vuelto');
  second.unmount();
  const third = await showClose({ reading: readingOf({ number: 13 }) });
  expect(screen.queryByText(WORDS.count_kept)).toBeNull();
  third.unmount();
  await showClose();
  await press(CLOSE_12);
  await press(WORDS.count_forget);
  expect(dialog().getByLabelText(/Billete de \$\s50\.000/)).toHaveValue('');
  expect(screen.queryByText(WORDS.count_kept)).toBeNull();
});

test('a count ends with its close', async () => {
  const first = await showClose({ answered: [[closeDay, closeOf()]] });
  await closeWith('250.000', 'Faltó vuelto');
  await screen.findByRole('heading', { name: 'Cierre n.º 12' });
  first.unmount();
  window.history.replaceState(null, '', '/norte/close');
  await showClose();
  expect(screen.queryByText(WORDS.count_kept)).toBeNull();
});

test('what waits is said before the count, with the way there, and hinders nothing (rule staff/before-close)', async () => {
  await showClose({ reading: readingOf({ waiting: { ...NOTHING, accounts: 2, deposits: 1 } }) });
  await press(CLOSE_12);
  expect(dialog().getByRole('link', { name: '2 cuentas de mesa abiertas' })).toHaveAttribute(
    'href',
    '/norte/tables',
  );
  expect(dialog().getAllByRole('link')).toHaveLength(2);
  expect(dialog().getByRole('button', { name: WORDS.compare })).toBeEnabled();
});

test('a late close names the days that are over', async () => {
  await showClose({ reading: readingOf({ is_late: true, days: ['2026-11-24', '2026-11-25'] }) });
  expect(screen.getByText(/Incluye días que ya pasaron: mar.*24.*mié.*25/)).toBeVisible();
});

test('the first print is the original, also of a close that was made long ago, and then copies say so (rule staff/close)', async () => {
  const printedOnce = closeOf({ is_printed: true });
  await showClose({
    answered: [
      [getClose, closeOf(), printedOnce],
      [printClose, printedOnce, closeOf({ is_printed: true, copies: 1 })],
    ],
  });
  await press(/^Cierre n\.º 12/);
  await press(WORDS.print);
  await press(WORDS.print_copy);
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[0]).not.toContain('COPIA');
  expect(printed[1]).toContain('COPIA n.º 1');
});

test('the paper of a close has the figures that the backend says, each in its place, to the unit', async () => {
  await showClose({ answered: [[printClose, closeOf({ copies: 3 })]] });
  await press(/^Cierre n\.º 12/);
  await press(WORDS.print);
  await waitFor(() => expect(printed).toHaveLength(1));
  const { cash, methods } = REPORT;
  const amounts = (printed[0]?.match(/-?\$ ?[\d.]+/g) ?? []).map((one) => Number(one.replace(/[^\d-]/g, '')));
  expect(amounts).toEqual([
    ...[REPORT.sales, REPORT.tips, -REPORT.given_back, REPORT.total],
    ...methods.flatMap(({ sales, tips, given_back: back, total }) =>
      back === 0 ? [sales, tips, total] : [sales, tips, -back, total],
    ),
    ...REPORT.tips_by.map(({ tips }) => tips),
    ...[cash.opening, cash.taken, -cash.given_back, -cash.taken_out, cash.expected],
    ...[250_000, 2_000],
  ]);
  expect(printed[0]).toContain('COPIA n.º 3');
  expect(printed[0]).toContain('Faltan $ 2.000');
});

test('a reading is printed as one, without what the drawer should hold', async () => {
  await showClose();
  await press(WORDS.print_reading);
  expect(printed[0]).toContain(WORDS.paper_reading);
  expect(printed[0]).not.toContain('252.000');
});

test('a branch without closes says so', async () => {
  const none = { supplier_id: 2, currency: 'COP', timezone: 'America/Bogota', closes: [], before: null };
  await showClose({ answered: [[listCloses, none]] });
  expect(await screen.findByText(WORDS.no_closes)).toBeVisible();
});
