import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendButton } from '@/components/table/account/send-button';
import { ApiError } from '@/lib/clients/api-error';
import {
  askBill,
  getTableAccount,
  joinTableAccount,
  reopenAccount,
  sendRound,
} from '@/lib/contract/table/account-calls';
import { callWaiter } from '@/lib/contract/table/calls';
import { parseWaiterCode } from '@/lib/domain/table/waiter-code';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, answerOf, draftLine, NO_ACCOUNT, WAITING } from '@/tests/support/browser/account-example';
import { type Answers, networkError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const codes: string[] = [];
jest.mock('qr', () => ({
  __esModule: true,
  default: (text: string) => {
    // As the real one: so much fits at most.
    if (Buffer.byteLength(text) > 2_953) throw new Error('Capacity overflow');
    codes.push(text);
    return [[true, false]];
  },
}));
beforeEach(() => codes.splice(0));
afterEach(() => onlineManager.setOnline(true));

const { Table, Errors } = es;
const CART = { products: [draftLine(21, 'Ajiaco', 30_000)], total: 30_000 };

function show(answer: unknown, answers: Answers = {}, cart = CART) {
  const bench = renderApp(<SendButton cart={cart} />, { [getTableAccount.path]: [answer], ...answers });
  act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
  const sent = () =>
    bench.calls.flatMap(({ path, body }, index) =>
      path === sendRound.path ? [{ body, key: bench.keys[index] }] : [],
    );
  return { ...bench, sent };
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const SEND = /^Enviar a la cocina/;
const refused = (key: string) => new ApiError({ kind: 'http', status: 409, key });
const sending = (bench: ReturnType<typeof show>) => bench.stores.ontable.getState().sending;

describe('sending a round (rule table/sending)', () => {
  it('sends what is the diner’s own, as it was seen, once', async () => {
    const bench = show(answerOf(), { [sendRound.path]: [accountOf({ version: 6 })] });
    await press(SEND);
    await screen.findByText(Table.sent);
    expect(bench.sent()).toEqual([{ body: { whose: 'mine', version: 31 }, key: expect.any(String) }]);
    expect(sending(bench)).toBeNull();
  });

  it('sends everybody’s where others have chosen too', async () => {
    const others = { member: 2, purchase_id: null, lines: [draftLine(22, 'Jugo', 5_000)] };
    const bench = show(answerOf({ drafts: [others] }), { [sendRound.path]: [accountOf()] });
    await press(/^Enviar lo de todos.*35\.000/);
    await waitFor(() => expect(bench.sent()).toMatchObject([{ body: { whose: 'all', version: 32 } }]));
  });

  it('takes no press before it knows the account, so that none is lost', async () => {
    show(answerOf());
    const button = screen.getByRole('button', { name: SEND });
    expect(button).toBeDisabled();
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('says why where the account cannot be asked for', async () => {
    show(refused('scan_table'));
    await waitFor(() => expect(screen.getByRole('button', { name: SEND })).toBeEnabled());
    await press(SEND);
    expect(errorStore.getState().notice).toMatchObject({ key: 'scan_table' });
    hideError();
  });

  it('joins the account first, and sends then', async () => {
    const bench = show(WAITING, { [joinTableAccount.path]: [accountOf()], [sendRound.path]: [accountOf()] });
    await press(SEND);
    await userEvent.type(await screen.findByLabelText(Table.join_name), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: Table.join }));
    await waitFor(() => expect(bench.sent()).toMatchObject([{ body: { whose: 'mine', version: 31 } }]));
  });

  it('opens the account where there is none, and says that it sends then', async () => {
    const bench = show(NO_ACCOUNT, {
      [joinTableAccount.path]: [accountOf()],
      [sendRound.path]: [accountOf()],
    });
    await press(SEND);
    await userEvent.type(await screen.findByLabelText(Table.join_name), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: Table.join_open }));
    await waitFor(() => expect(bench.sent()).toMatchObject([{ body: { whose: 'mine', version: 31 } }]));
  });

  it('asks again after silence with the key that it has on the phone, until there is an answer', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const bench = show(answerOf(), { [sendRound.path]: [networkError(), accountOf()] });
    await act(() => jest.advanceTimersByTimeAsync(50));
    await user.click(screen.getByRole('button', { name: SEND }));
    await act(() => jest.advanceTimersByTimeAsync(20));
    const kept = sending(bench)?.key;
    expect(kept).toEqual(expect.any(String));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(bench.sent().map(({ key }) => key)).toEqual([kept, kept]);
    expect(sending(bench)).toBeNull();
    jest.useRealTimers();
  });

  it.each([
    [
      'everybody’s, where one’s own was not answered',
      { whose: 'mine', version: 31 },
      /^Enviar lo de todos/,
      'all',
      32,
    ],
    [
      'what was chosen since the one that was not answered',
      { whose: 'mine', version: 30 },
      /^Enviar lo mío/,
      'mine',
      31,
    ],
  ] as const)('sends %s, under a key of its own', async (_what, earlier, button, whose, version) => {
    const others = { member: 2, purchase_id: null, lines: [draftLine(22, 'Jugo', 5_000)] };
    const bench = show(answerOf({ drafts: [others] }), { [sendRound.path]: [accountOf()] });
    act(() => bench.stores.ontable.setState({ sending: { key: 'earlier-key-1', ...earlier } }));
    await press(button);
    await waitFor(() => expect(bench.sent()).toHaveLength(1));
    expect(bench.sent()).toEqual([{ body: { whose, version }, key: expect.not.stringMatching('earlier') }]);
  });

  it('says nothing of sent where staff took from the code what is the diner’s alone (rule table/waiter-code)', async () => {
    const others = { member: 2, purchase_id: null, lines: [draftLine(22, 'Jugo', 5_000)] };
    const bench = show(answerOf({ drafts: [others] }), {
      [sendRound.path]: [accountOf({ drafts: [others] })],
    });
    await press(/^Enviar lo de todos/);
    await waitFor(() => expect(sending(bench)).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Enviar lo de todos/ })).toBeEnabled());
    expect(screen.queryByText(Table.sent)).not.toBeInTheDocument();
  });

  it('says why it was refused, and leads to the waiter', async () => {
    const bench = show(answerOf(), {
      [sendRound.path]: [refused('account_changed')],
      [callWaiter.path]: [getContractExample(callWaiter)],
    });
    await press(SEND);
    expect(await screen.findByText(new RegExp(Errors.account_changed))).toBeVisible();
    expect(sending(bench)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: Table.call }));
    expect(bench.calls.some(({ path }) => path === callWaiter.path)).toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('sends again with another key after a refusal', async () => {
    const bench = show(answerOf(), { [sendRound.path]: [refused('closed'), accountOf()] });
    await press(SEND);
    await press(new RegExp(Table.send_again));
    await waitFor(() => expect(bench.sent()).toHaveLength(2));
    const [first, second] = bench.sent();
    expect(first?.key).not.toBe(second?.key);
  });

  it('waits for a signal, says so, and shows the waiter what waits', async () => {
    const bench = show(answerOf(), { [sendRound.path]: [accountOf()] });
    const button = await screen.findByRole('button', { name: SEND });
    act(() => onlineManager.setOnline(false));
    await userEvent.click(button);
    expect(await screen.findByText(Table.send_waits_note)).toBeVisible();
    expect(bench.sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: Table.show_waiter }));
    expect(await screen.findByText('1 × Ajiaco')).toBeVisible();
    await waitFor(() => expect(codes).not.toHaveLength(0));
    expect(parseWaiterCode(codes.at(-1) ?? '')).toMatchObject({
      tableId: 3,
      member: 1,
      key: sending(bench)?.key,
      lines: [{ offerId: CART.products[0]?.product_supplier_id, count: 1 }],
    });
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(bench.sent()).toHaveLength(1));
  });

  it('sends nothing that the waiter has copied: it leaves the carts once there is a signal (rule table/waiter-code)', async () => {
    const bench = show(answerOf(), { [sendRound.path]: [accountOf()] });
    const button = await screen.findByRole('button', { name: SEND });
    act(() => onlineManager.setOnline(false));
    await userEvent.click(button);
    const unsent = sending(bench);
    await userEvent.click(await screen.findByRole('button', { name: Table.show_waiter }));
    await userEvent.click(await screen.findByRole('button', { name: Table.waiter_took }));
    expect(await screen.findByText(Table.waiter_took_it)).toBeVisible();
    expect(screen.queryByText(Table.send_waits_note)).toBeNull();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(bench.sent()).toHaveLength(1));
    expect(bench.sent()[0]).toMatchObject({ body: { whose: 'mine', taken: true } });
    expect(bench.sent()[0]?.key).not.toBe(unsent?.key);
    await waitFor(() => expect(sending(bench)).toBeNull());
  });

  const mine = (forAll: boolean) => ({
    member: 1,
    purchase_id: 21,
    lines: [draftLine(21, 'Ajiaco', 30_000, forAll)],
  });
  const luis = { member: 2, purchase_id: null, lines: [draftLine(22, 'Jugo', 5_000, true)] };
  async function sendWithoutSignal(name: RegExp) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    act(() => onlineManager.setOnline(false));
    await userEvent.click(button);
  }
  const linesShown = () => parseWaiterCode(codes.join('\n'))?.lines;

  it('shows the waiter everybody’s where that was sent, with what is for all (rule table/waiter-code)', async () => {
    show(answerOf({ drafts: [mine(true), luis] }));
    await sendWithoutSignal(/^Enviar lo de todos/);
    await press(new RegExp(Table.show_waiter));
    expect(await screen.findByText('1 × Jugo')).toBeVisible();
    await waitFor(() => expect(codes).not.toHaveLength(0));
    expect(linesShown()).toMatchObject([
      { offerId: 921, member: 1, forAll: true },
      { offerId: 922, member: 2, forAll: true },
    ]);
  });

  it('shows the waiter one’s own alone where those were sent', async () => {
    show(answerOf({ drafts: [mine(false), luis] }));
    await sendWithoutSignal(/^Enviar lo mío/);
    await press(new RegExp(Table.show_waiter));
    await waitFor(() => expect(codes).not.toHaveLength(0));
    expect(linesShown()).toMatchObject([{ offerId: 921, member: 1, forAll: false }]);
  });

  it('shows the waiter what the others chose, of one who chose nothing', async () => {
    show(answerOf({ drafts: [luis] }), {}, { products: [], total: 0 });
    await sendWithoutSignal(/^Enviar lo de todos/);
    await press(new RegExp(Table.show_waiter));
    await waitFor(() => expect(codes).not.toHaveLength(0));
    expect(linesShown()).toMatchObject([{ offerId: 922, member: 2 }]);
  });

  it('offers the waiter no empty code', async () => {
    const bench = show(answerOf({ drafts: [luis] }), {}, { products: [], total: 0 });
    await sendWithoutSignal(/^Enviar lo de todos/);
    await screen.findByRole('button', { name: Table.show_waiter });
    const sent = bench.stores.ontable.getState().sending;
    act(() => bench.stores.ontable.setState({ sending: sent && { ...sent, whose: 'mine' } }));
    expect(screen.getByText(Table.send_waits_note)).toBeVisible();
    expect(screen.queryByRole('button', { name: Table.show_waiter })).not.toBeInTheDocument();
  });

  it('shows a long round in several codes, one after another', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({
      ...draftLine(100 + index, 'Ajiaco', 1_000),
      comment: 'Sin cilantro '.repeat(19),
    }));
    show(answerOf(), {}, { products: lines, total: 20_000 });
    await sendWithoutSignal(SEND);
    await press(new RegExp(Table.show_waiter));
    const of = Number(/de (\d+)/.exec((await screen.findByText(/^Código 1 de/)).textContent ?? '')?.[1]);
    for (let part = 2; part <= of; part += 1) {
      await press(new RegExp(Table.show_waiter_next));
      expect(screen.getByText(new RegExp(`^Código ${part} de ${of}`))).toBeVisible();
    }
    expect(linesShown()).toHaveLength(20);
    await press(new RegExp(Table.show_waiter_next));
    expect(screen.getByText(/^Código 1 de/)).toBeVisible();
  });

  it('opens an account again whose bill was asked for', async () => {
    const bench = show(answerOf({ state: 'bill_asked' }), {
      [reopenAccount.path]: [accountOf({ version: 6 })],
    });
    await press(new RegExp(Table.reopen));
    expect(bench.paths()).toContain(askBill.path);
    expect(await screen.findByRole('button', { name: SEND })).toBeVisible();
  });
});
