import { screen } from '@testing-library/react';
import { AccountSums } from '@/components/table/bill/account-sums';
import { ClosedAccount } from '@/components/table/bill/closed-account';
import { MyPayment } from '@/components/table/bill/my-payment';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import { accountOf, shareOf } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const account = accountOf({ state: 'closed' });
const SUMS = {
  'an account': <AccountSums account={account} />,
  'its receipt': <ClosedAccount account={account} slug="norte" locale="es-CO" />,
  'a share of it': (
    <MyPayment
      onDropped={() => undefined}
      account={account}
      share={shareOf({ state: 'in_person' })}
      locale="es-CO"
    />
  ),
};

describe.each(Object.entries(SUMS))('the total of %s (rule tenant/foreign-prices)', (_which, sums) => {
  it.each([
    ['names its currency where the page is in another language', true, 'Total (COP)'],
    ['names none else', false, 'Total'],
  ])('%s', (_when, names, word) => {
    const missing = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
    renderApp(sums, { [getOrder.path]: [missing] }, {}, names ? { namesCurrency: true } : {});
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(word);
  });
});
