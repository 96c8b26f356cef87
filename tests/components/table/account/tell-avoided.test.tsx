import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendButton } from '@/components/table/account/send-button';
import { getDishFacts } from '@/lib/contract/menu/dish-facts';
import { getTableAccount, joinTableAccount, sendRound } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import es from '@/messages/es.json';
import { accountOf, answerOf, draftLine, WAITING } from '@/tests/support/browser/account-example';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Table } = es;
const CART = { products: [draftLine(21, 'Ajiaco', 30_000)], total: 30_000 };
const SEND = /^Enviar a la cocina/;

function show(answer: unknown, answers: Answers) {
  const bench = renderApp(<SendButton cart={CART} />, { [getTableAccount.path]: [answer], ...answers });
  act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
  return bench;
}

describe('what the diner cannot eat (rule table/avoided)', () => {
  const ask = () => screen.findByRole('button', { name: '¿Alergias? Díselo a la cocina' });
  const save = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'maní' }));
    await userEvent.click(screen.getByRole('checkbox', { name: Table.avoided_consent }));
    await userEvent.click(screen.getByRole('button', { name: Table.avoided_save }));
  };
  const answers = {
    [getAvoided.path]: [
      { mine: [], table: [] },
      { mine: ['peanuts'], table: ['peanuts'] },
    ],
    [getDishFacts.path]: [{ products: [] }],
  };
  const unsent = { ...answerOf(), account: accountOf({ rounds: [] }) };

  it('is asked above the first send, and not again once it is said', async () => {
    show(unsent, answers);
    const button = await ask();
    const send = screen.getByRole('button', { name: SEND });
    expect(button.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /Alergias/ })).toBeNull();
    expect(screen.getByText('La cocina ya sabe lo que no puedes comer.')).toHaveFocus();
  });

  it('is asked of who has not joined yet once they have, and nothing is sent for it', async () => {
    const bench = show(WAITING, { ...answers, [joinTableAccount.path]: [accountOf({ rounds: [] })] });
    await userEvent.click(await ask());
    await userEvent.type(await screen.findByLabelText(Table.join_name), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: Table.join }));
    expect(await screen.findByRole('dialog', { name: Table.avoided_mine })).toBeVisible();
    expect(bench.paths().filter((path) => path === sendRound.path)).toEqual([]);
  });

  it.each([
    ['who said it before', unsent, ['peanuts']],
    ['who has sent a round', answerOf(), []],
  ])('is not asked of %s', async (_who, answer, mine) => {
    const bench = show(answer, { ...answers, [getAvoided.path]: [{ mine, table: mine }] });
    await waitFor(() => expect(bench.paths()).toContain(getAvoided.path));
    await waitFor(() => expect(screen.getByRole('button', { name: SEND })).toBeEnabled());
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: /Alergias/ })).toBeNull();
  });
});
