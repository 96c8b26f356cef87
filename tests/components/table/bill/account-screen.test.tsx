import { screen, waitFor } from '@testing-library/react';
import { AccountScreen } from '@/app/[domain]/[locale]/_page/personal/account-screen';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const missing = () => new ApiError({ kind: 'http', status: 404, key: 'not_found' });

test('an order that is not the reader’s is asked for no more than once by each part (rule table/account)', async () => {
  const answers = Array.from({ length: 20 }, missing);
  const bench = renderApp(<AccountScreen id={70} slug="norte" locale="es-CO" />, {
    [getOrder.path]: answers,
    [getTableVisit.path]: [getContractExample(getTableVisit)],
  });
  expect(await screen.findByRole('heading')).toBeVisible();
  const asked = () => bench.calls.filter(({ path }) => path === getOrder.path).length;
  await waitFor(() => expect(bench.queries.isFetching()).toBe(0));
  expect(asked()).toBeLessThanOrEqual(2);
});
