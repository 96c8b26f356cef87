import { act, screen, within } from '@testing-library/react';
import { AccountPage } from '@/components/table/bill/account-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Account } from '@/lib/contract/table/account';
import { getTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, answerOf, sentLine } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const ORDER = { ...getContractExample(getOrder), id: 70, is_account: true, can_rate: false, rating: null };
const [round] = accountOf().rounds;
if (!round) throw new Error('the example has no round');
const promo = {
  label: 'Hora feliz',
  before: 12_003,
  saved: 4_001,
  bundle: { take: 3, pay: 2, missing: 0 },
};
const HAPPY = {
  rounds: [{ ...round, lines: [sentLine(11, 'Empanada', 8_002, { count: 3, promo })] }],
  saved: 4_001,
};

function show(changes: Partial<Account>) {
  const bench = renderApp(<AccountPage id={70} slug="norte" locale="es-CO" />, {
    [getTableAccount.path]: [answerOf({ ...HAPPY, ...changes })],
    [getTableVisit.path]: [getContractExample(getTableVisit)],
    [getAvoided.path]: [{ mine: [], table: [] }],
    [getOrder.path]: [ORDER],
  });
  act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
}

test.each(['open', 'closed'] as const)(
  'an account that is %s says what a promotion takes off a line, and off all of it (rule menu/bundles)',
  async (state) => {
    show({ state, closed_at: state === 'closed' ? '2026-11-24T20:00:00Z' : null });
    const dish = await screen.findByText('3 × Empanada');
    const line = within(dish.closest('li') ?? document.body);
    expect(line.getByText('$ 8.002')).toBeVisible();
    expect(line.getByText('Hora feliz: ahorras $ 4.001')).toBeVisible();
    expect(screen.getByText(es.Cart.saved.replace('{amount}', '$ 4.001'))).toBeVisible();
  },
);
