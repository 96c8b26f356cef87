import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from '@/components/table/bill/account-page';
import { getCart, setProductCount } from '@/lib/contract/cart/calls';
import { getOrder } from '@/lib/contract/orders/calls';
import { callNext, getTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, answerOf, draftLine, sentLine } from '@/tests/support/browser/account-example';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Account } = es;
const later = sentLine(14, 'Churrasco', 9_000, { later: true });
const [ROUND] = accountOf().rounds;
const roundsWith = (lines: (typeof later)[]) => (ROUND ? [{ ...ROUND, lines }] : []);
const say = (text: string, dishes: string) => text.replace('{dishes}', dishes);
afterEach(() => act(() => onlineManager.setOnline(true)));

function show(answer: unknown, answers: Answers) {
  const bench = renderApp(<AccountPage id={70} slug="norte" locale="es-CO" />, {
    [getTableAccount.path]: [answer],
    [getTableVisit.path]: [getContractExample(getTableVisit)],
    [getAvoided.path]: [{ mine: [], table: [] }],
    ...answers,
  });
  act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
  return bench;
}
const section = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('section') ?? document.body);
};

test('calls what waits, and says of a line that it does (rule table/courses)', async () => {
  const called = accountOf({ rounds: roundsWith([sentLine(14, 'Churrasco', 9_000)]), version: 6 });
  const bench = show(answerOf({ rounds: roundsWith([later]) }), { [callNext.path]: [called] });
  const rounds = await section(Account.rounds);
  expect(rounds.getByText(Account.waits)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: Account.call_next }));
  await waitFor(() => expect(screen.queryByRole('button', { name: Account.call_next })).toBeNull());
  expect(rounds.queryByText(Account.waits)).toBeNull();
  expect(screen.getByText(Account.called_next)).toBeVisible();
  expect(bench.calls.filter(({ path }) => path === callNext.path)).toHaveLength(1);
});

test('names what waits and is on the bill, before the bill is asked for, after it, and once the account is closed', async () => {
  const list = say(Account.waits_list, '1 × Churrasco');
  const rounds = roundsWith([later, sentLine(15, 'Ajiaco', 9_000)]);
  const open = show(answerOf({ rounds }), {});
  expect(await screen.findByText(list)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: Account.ask_bill }));
  const asked = within(screen.getByRole('dialog'));
  expect(asked.getByText(`${list} ${Account.waits_bill}`)).toBeVisible();
  open.unmount();
  const bill = show(answerOf({ rounds, state: 'bill_asked', bill_asked_by: 1 }), {});
  expect(await screen.findByText(`${list} ${Account.waits_bill}`)).toBeVisible();
  expect(screen.getByRole('button', { name: Account.call_next })).toBeEnabled();
  bill.unmount();
  show(answerOf({ rounds, state: 'closed', left: 0 }), {
    [getOrder.path]: [
      { ...getContractExample(getOrder), id: 70, is_account: true, can_rate: false, rating: null },
    ],
  });
  expect(await screen.findByText(say(Account.closed_waits, '1 × Churrasco'))).toBeVisible();
  expect(screen.getByText(say(Account.closed_awaited, '1 × Ajiaco'))).toBeVisible();
});

test('says of a tap without a signal that it is sent later, and sends it once', async () => {
  const called = accountOf({ rounds: roundsWith([sentLine(14, 'Churrasco', 9_000)]), version: 6 });
  const bench = show(answerOf({ rounds: roundsWith([later]) }), { [callNext.path]: [called] });
  const button = await screen.findByRole('button', { name: Account.call_next });
  act(() => onlineManager.setOnline(false));
  await userEvent.click(button);
  expect(await screen.findByText(Account.call_next_paused)).toBeVisible();
  expect(button).toBeDisabled();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: Account.call_next })).toBeNull());
  expect(bench.calls.filter(({ path }) => path === callNext.path)).toHaveLength(1);
});

test('lets one’s own dish wait before it is sent, and says what becomes of one that does', async () => {
  const flan = draftLine(32, 'Flan', 8_000);
  const draftsOf = (line: typeof flan) => [{ member: 1, purchase_id: 50, lines: [line] }];
  const marked = show(answerOf({ drafts: draftsOf({ ...flan, later: true }) }), {});
  expect(await screen.findByText(es.Cart.later_hint)).toBeVisible();
  expect(screen.queryByText(Account.called_next)).toBeNull();
  marked.unmount();
  const bench = show(answerOf({ drafts: draftsOf(flan) }), {
    [setProductCount.path]: [{ ...getContractExample(getCart), purchase_id: 50 }],
  });
  expect(screen.queryByText(es.Cart.later_hint)).toBeNull();
  await userEvent.click(
    await screen.findByRole('button', { name: es.Cart.later_of.replace('{name}', 'Flan') }),
  );
  expect(bench.calls.find(({ path }) => path === setProductCount.path)).toMatchObject({
    body: { product: { later: true } },
  });
});
