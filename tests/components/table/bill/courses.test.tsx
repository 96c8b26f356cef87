import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from '@/components/table/bill/account-page';
import { getCart, setProductCount } from '@/lib/contract/cart/calls';
import { callNext, getTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, answerOf, draftLine, sentLine } from '@/tests/support/browser/account-example';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Account } = es;

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
  const [round] = accountOf().rounds;
  const later = sentLine(14, 'Churrasco', 9_000, { later: true });
  const withLines = (lines: (typeof later)[]) => (round ? [{ ...round, lines }] : []);
  const called = accountOf({ rounds: withLines([sentLine(14, 'Churrasco', 9_000)]), version: 6 });
  const bench = show(answerOf({ rounds: withLines([later]) }), { [callNext.path]: [called] });
  const rounds = await section(Account.rounds);
  expect(rounds.getByText(Account.waits)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: Account.call_next }));
  await waitFor(() => expect(screen.queryByRole('button', { name: Account.call_next })).toBeNull());
  expect(rounds.queryByText(Account.waits)).toBeNull();
  expect(bench.calls.filter(({ path }) => path === callNext.path)).toHaveLength(1);
});

test('lets one’s own dish wait before it is sent', async () => {
  const drafts = [{ member: 1, purchase_id: 50, lines: [draftLine(32, 'Flan', 8_000)] }];
  const bench = show(answerOf({ drafts }), {
    [setProductCount.path]: [{ ...getContractExample(getCart), purchase_id: 50 }],
  });
  await userEvent.click(
    await screen.findByRole('button', { name: es.Cart.later_of.replace('{name}', 'Flan') }),
  );
  expect(bench.calls.find(({ path }) => path === setProductCount.path)).toMatchObject({
    body: { product: { later: true } },
  });
});
