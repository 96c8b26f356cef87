import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from '@/components/table/bill/account-page';
import { ApiError } from '@/lib/clients/api-error';
import { setProductCount } from '@/lib/contract/cart/calls';
import { getOrder } from '@/lib/contract/orders/calls';
import { askBill, getTableAccount, setLineForAll } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  accountOf,
  answerOf,
  draftLine,
  NO_ACCOUNT,
  sentLine,
  shareOf,
  WAITING,
} from '@/tests/support/browser/account-example';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Account, Table, Errors } = es;
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));

const ORDER = { ...getContractExample(getOrder), id: 70, is_account: true, can_rate: false, rating: null };

function show(answer: unknown, answers: Answers = {}, id: number | null = 70) {
  const bench = renderApp(<AccountPage id={id} slug="norte" locale="es-CO" />, {
    [getTableAccount.path]: [answer],
    [getTableVisit.path]: [getContractExample(getTableVisit)],
    [getAvoided.path]: [{ mine: [], table: [] }],
    [getOrder.path]: [ORDER],
    ...answers,
  });
  act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
  return bench;
}
const section = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('section') ?? document.body);
};

describe('the account of a table (rule table/account)', () => {
  it('names who is there, and says whose each line is and how far', async () => {
    show(
      answerOf({
        members: [
          ...accountOf().members,
          { number: 3, name: 'Eva', is_me: false, joined_at: '', left: true },
        ],
      }),
    );
    const people = within(await screen.findByRole('list', { name: Account.members }));
    expect(people.getByText('Ana (tú)')).toBeVisible();
    expect(people.getByText('Eva (se fue)')).toBeVisible();
    const rounds = await section(Account.rounds);
    expect(rounds.getByText(Account.line_sent)).toBeVisible();
    expect(rounds.getByText(Account.line_preparation)).toBeVisible();
    expect(rounds.getByText(Account.line_served)).toBeVisible();
    expect(rounds.getByText(Account.for_all)).toBeVisible();
  });

  it('tells two of one name apart', async () => {
    const eva = { number: 3, name: 'Ana', is_me: false, joined_at: '', left: false };
    show(answerOf({ members: [...accountOf().members, eva] }));
    const people = within(await screen.findByRole('list', { name: Account.members }));
    expect(people.getByText('Ana 1 (tú)')).toBeVisible();
    expect(people.getByText('Ana 3')).toBeVisible();
  });

  it('strikes a void line out, with its reason', async () => {
    const [round] = accountOf().rounds;
    const lines = [sentLine(14, 'Sopa', 9_000, { state: 'void', void_reason: 'se acabó', member: null })];
    show(answerOf({ rounds: round ? [{ ...round, lines }] : [] }));
    expect(await screen.findByText(fill(Account.line_void, { reason: 'se acabó' }))).toBeVisible();
    expect(screen.getByText('1 × Sopa')).toHaveClass('line-through');
    expect(screen.getByText(Account.staff)).toBeVisible();
  });

  it.each([
    [30_000, 50_000, 'Falta confirmar $ 50.000'],
    [80_000, 0, Account.all_paid],
  ])(
    'of which %d are paid and %d on their way is paid only once they are there',
    async (paid, inFlight, text) => {
      show(answerOf({ paid, in_flight: inFlight, left: 0 }));
      const bill = within((await screen.findByText(Account.bill)).closest('section') ?? document.body);
      expect(bill.getByRole('status')).toHaveTextContent(text);
    },
  );

  it.each([
    ['mine', 0],
    ['equal', 35_000],
  ] as const)('does not ask whoever paid theirs to pay again: %s', async (kind, myDue) => {
    const shares = [shareOf({ kind, state: 'paid', until: null, payment_id: 7 })];
    show(answerOf({ paid: 35_000, left: 45_000, my_due: myDue, shares }));
    expect(await screen.findByText('Ya pagaste tu parte: $ 35.000 y $ 3.500 de propina')).toBeVisible();
    const rest = screen.getByRole('button', { name: /faltan.*45\.000/ });
    expect(rest).toHaveClass('button-quiet');
  });

  it.each([
    ['whom a link let in', accountOf().members.map((one) => ({ ...one, is_me: false }))],
    ['who went to another table', accountOf().members.map((one) => ({ ...one, left: one.is_me }))],
  ])('offers %s to pay, and nothing of the table', async (_who, members) => {
    show(answerOf({ members, me: null, can_send: false }));
    expect(await screen.findByText(Account.state_elsewhere)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pagar/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: Account.ask_bill })).toBeNull();
    expect(screen.queryByRole('link', { name: /Agregar del/ })).toBeNull();
  });

  it('says of others that they pay theirs, and on the receipt its day', async () => {
    const share = { member: 2, payer: 2, is_mine: false, amount: 80_000, tip: 0, until: null, payment_id: 7 };
    const shares = [{ id: 3, kind: 'mine' as const, state: 'paid' as const, ...share }];
    show(answerOf({ state: 'closed', paid: 80_000, left: 0, my_due: 0, shares }));
    const paid = await section(Account.shares_over);
    expect(paid.getByText(Account.share_of_mine)).toBeVisible();
    expect(screen.getByText(/ de 20\d\d · Abierta/)).toBeVisible();
  });

  it('says what is missing, and what of it is mine', async () => {
    show(answerOf({ paid: 30_000, in_flight: 10_000, left: 40_000 }));
    const bill = await section(Account.bill);
    expect(bill.getByRole('status')).toHaveTextContent(/^Faltan.*40\.000/);
    expect(bill.getByRole('progressbar')).toHaveAttribute('value', '40000');
    expect(bill.getByText(Account.my_part).closest('div')).toHaveTextContent(/35\.000/);
  });

  it('says one sum of one’s own part: what is left of it, and none while another one is paid', async () => {
    show(answerOf({ paid: 10_000, left: 70_000, my_part: 35_000, my_due: 25_000 }));
    const bill = await section(Account.bill);
    expect(bill.getByText(Account.my_part).closest('div')).toHaveTextContent(/25\.000/);
    expect(screen.getByRole('button', { name: /tu parte es.*25\.000/ })).toBeVisible();
    expect(screen.queryByText(/35\.000/)).toBeNull();
  });

  it('shows everybody’s drafts; one’s own can be for all', async () => {
    const drafts = [
      { member: 2, purchase_id: null, lines: [draftLine(31, 'Jugo', 5_000)] },
      { member: 1, purchase_id: 50, lines: [draftLine(32, 'Flan', 8_000)] },
    ];
    const shared = [{ member: 1, purchase_id: 50, lines: [draftLine(32, 'Flan', 8_000, true)] }];
    const bench = show(answerOf({ drafts }), {
      [setLineForAll.path]: [accountOf({ drafts: shared, version: 6 })],
    });
    const open = await section(Account.drafts);
    expect(open.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      Account.drafts_mine,
      'Luis',
    ]);
    expect(open.getByText(/1 × Jugo/)).toBeVisible();
    expect(open.getAllByRole('button', { name: es.Cart.more })).toHaveLength(1);
    await userEvent.click(open.getByRole('button', { name: fill(Account.for_all_of, { name: 'Flan' }) }));
    expect(bench.calls.find(({ path }) => path === setLineForAll.path)).toMatchObject({
      body: { for_all: true },
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Flan es para todos/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it('asks for the bill after saying what is not sent', async () => {
    const drafts = [{ member: 2, purchase_id: null, lines: [draftLine(31, 'Jugo', 5_000)] }];
    const asked = accountOf({ state: 'bill_asked', version: 6 });
    const bench = show(answerOf({ drafts }), { [askBill.path]: [asked] });
    await userEvent.click(await screen.findByRole('button', { name: Account.ask_bill }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Queda un plato sin enviar/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: Account.ask_bill }));
    expect(await screen.findByText(Account.state_bill_asked)).toBeVisible();
    expect(screen.getByRole('button', { name: Table.reopen })).toBeVisible();
    expect(bench.paths().filter((path) => path === askBill.path)).toHaveLength(1);
  });

  it('counts and takes off what is one’s own', async () => {
    const drafts = [{ member: 1, purchase_id: 50, lines: [draftLine(32, 'Flan', 8_000)] }];
    const bench = show(answerOf({ drafts }), { [setProductCount.path]: [{ purchase_id: 50, version: 1 }] });
    const open = await section(Account.drafts);
    await userEvent.click(open.getByRole('button', { name: fill(es.Cart.remove, { name: 'Flan' }) }));
    expect(bench.calls.find(({ path }) => path === setProductCount.path)?.body).toEqual({
      product: { count: 0 },
    });
  });

  it('tells for a while who joined meanwhile (rule table/joining)', async () => {
    const eva = { number: 3, name: 'Eva', is_me: false, joined_at: '', left: false };
    const bench = show(answerOf());
    await section(Account.rounds);
    const { members } = accountOf();
    jest.useFakeTimers();
    act(() =>
      bench.queries.setQueryData(['table-account', 70], answerOf({ version: 6, members: [...members, eva] })),
    );
    await act(() => jest.advanceTimersByTimeAsync(50));
    const told = fill(Table.joined, { name: 'Eva' });
    expect(screen.getByText(told)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    expect(screen.getByText('Eva')).toBeVisible();
    jest.useRealTimers();
  });

  it('says who pays what', async () => {
    const theirs = shareOf({
      id: 8,
      member: 2,
      is_mine: false,
      state: 'paid',
      until: null,
      tip: 0,
      amount: 40_000,
    });
    const guest = shareOf({ id: 7, member: null, is_mine: false, state: 'paying', until: null });
    show(answerOf({ shares: [theirs, guest] }));
    const shares = await section(Account.shares);
    expect(shares.getByText('Luis').closest('li')).toHaveTextContent(
      new RegExp(`${Account.share_paid}.*40\\.000`),
    );
    expect(shares.getByText(Account.share_of_guest).closest('li')).toHaveTextContent(/3\.500 de propina/);
  });

  it('thanks and gives the receipt once it is closed', async () => {
    const shares = [shareOf({ state: 'paid', until: null })];
    show(answerOf({ state: 'closed', left: 0, paid: 80_000, shares, closed_at: '2026-11-24T20:00:00Z' }), {
      [getOrder.path]: [{ ...ORDER, can_rate: true }],
    });
    expect(await screen.findByText(Account.closed_title)).toBeVisible();
    expect(await screen.findByRole('group', { name: es.Rate.score })).toBeVisible();
    expect(screen.getByText(Account.receipt_mine).closest('div')).toHaveTextContent(/38\.500/);
    expect(screen.queryByRole('button', { name: Account.ask_bill })).not.toBeInTheDocument();
  });

  it('says on the closing page what the kitchen still owes the table, and no more once it is served', async () => {
    const lines = (state: 'sent' | 'served') => [
      {
        number: 1,
        sent_at: '2026-11-24T19:00:00Z',
        member: 1,
        state,
        lines: [sentLine(1, 'Ajiaco', 50_000, { state, count: 2 })],
      },
    ];
    const shown = show(answerOf({ state: 'closed', left: 0, rounds: lines('sent') }));
    const dishes = fill(Account.closed_awaited, { dishes: '2 × Ajiaco' });
    expect(await screen.findByText(dishes)).toBeVisible();
    shown.unmount();
    show(answerOf({ state: 'closed', left: 0, rounds: lines('served') }));
    expect(await screen.findByText(Account.closed_title)).toBeVisible();
    expect(screen.queryByText(dishes)).not.toBeInTheDocument();
  });

  it('says so to whom staff took off it, and keeps the receipt of one that is closed', async () => {
    const gone = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
    const bench = show(answerOf(), { [getTableAccount.path]: [answerOf(), gone] });
    await screen.findByRole('list', { name: Account.members });
    await act(() => bench.queries.invalidateQueries());
    expect(await screen.findByText(Errors.not_found)).toBeVisible();
    bench.unmount();
    const closed = answerOf({ state: 'closed', left: 0, closed_at: '2026-11-24T20:00:00Z' });
    const after = show(closed, { [getTableAccount.path]: [closed, gone] });
    await screen.findByText(Account.closed_title);
    await act(() => after.queries.invalidateQueries());
    expect(screen.getByText(Account.closed_title)).toBeVisible();
  });

  it('leads in where others have opened one, and to the menu where nobody has', async () => {
    show(WAITING, {}, null);
    await userEvent.click(await screen.findByRole('button', { name: Table.join }));
    expect(await screen.findByLabelText(Table.join_name)).toBeVisible();
  });

  it.each([
    ['no account', NO_ACCOUNT, null, Account.none_title],
    ['no table', new ApiError({ kind: 'http', status: 422, key: 'scan_table' }), null, Errors.scan_table],
    [
      'an account that is not there',
      new ApiError({ kind: 'http', status: 404, key: 'not_found' }),
      70,
      Errors.not_found,
    ],
  ])('%s', async (_what, answer, id, text) => {
    show(answer, {}, id);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
