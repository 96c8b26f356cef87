import { screen } from '@testing-library/react';
import { AccountPage } from '@/components/table/bill/account-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Account as TableAccount } from '@/lib/contract/table/account';
import { getTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { answerOf } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const { Account } = es;
const show = (changes: Partial<TableAccount>) =>
  renderApp(<AccountPage id={70} slug="norte" locale="es-CO" />, {
    [getTableAccount.path]: [answerOf(changes)],
    [getTableVisit.path]: [getContractExample(getTableVisit)],
    [getAvoided.path]: [{ mine: [], table: [] }],
    [getOrder.path]: [getContractExample(getOrder)],
  });

test.each(['open', 'closed'] as const)(
  'of an account that is %s the sentence about tax is that of its opening (rule orders/agreed)',
  async (state) => {
    show({ state, total: 50_000, agreed: { seller: 'Brasa', includes_tax: true } });
    expect(await screen.findByText(es.Cart.includes_tax.replaceAll('\u00a0', ' '))).toBeVisible();
  },
);

describe('the end of an account (rule table/bill)', () => {
  it.each([
    [1, Account.state_bill_mine],
    [2, Account.state_bill_by.replace('{name}', 'Luis')],
    [null, Account.state_bill_asked],
  ])('says who asked for the bill: member %s', async (asker, text) => {
    show({ state: 'bill_asked', bill_asked_by: asker });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says why staff closed it', async () => {
    show({ state: 'closed', close_reason: 'se cobró en la caja' });
    const said = Account.closed_reason
      .replace('{branch}', 'Norte')
      .replace('{reason}', 'se cobró en la caja');
    expect(await screen.findByText(said)).toBeVisible();
  });
});
