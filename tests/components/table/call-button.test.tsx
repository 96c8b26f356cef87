import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountBar } from '@/components/table/account/account-bar';
import { CallButton } from '@/components/table/call-button';
import { callWaiter, getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const visit = { ...getContractExample(callWaiter), can_call_waiter: true, calls: [] };
const call = { reason: 'waiter' as const, called_at: visit.until, attended_at: null, attended_by: null };
const show = (tableId: number, came: unknown = visit) =>
  renderApp(<CallButton tableId={tableId} />, {
    [getTableVisit.path]: [came],
    [callWaiter.path]: [{ ...visit, calls: [call] }],
  });

describe('the waiter, from the page of what was ordered (rule table/call-waiter)', () => {
  it('is called to the table, and the page says so', async () => {
    const { calls } = show(visit.table.id);
    await userEvent.click(await screen.findByRole('button', { name: es.Table.call }));
    expect(await screen.findByText(es.Table.called_waiter)).toBeVisible();
    expect(calls.filter(({ path }) => path === callWaiter.path).map(({ body }) => body)).toEqual([
      { reason: 'waiter' },
    ]);
  });

  it('says who comes', async () => {
    const calls = [{ ...call, attended_at: visit.until, attended_by: 'Rosa' }];
    show(visit.table.id, { ...visit, calls });
    expect(await screen.findByText(es.Table.comes_by.replace('{name}', 'Rosa'))).toBeVisible();
  });

  it.each([
    ['who sits elsewhere', visit.table.id + 1, visit],
    ['a table without calls', visit.table.id, { ...visit, can_call_waiter: false }],
  ])('is not offered to %s', async (_who, tableId, came) => {
    const { calls } = show(tableId, came);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the bar of an account says how many are at the table (rule table/account)', () => {
  const [ana, luis] = accountOf().members;
  const members = ana && luis ? [ana, luis, { ...luis, number: 3, left: true }] : [];
  renderApp(<AccountBar account={accountOf({ members })} />, {});
  expect(screen.getByRole('link', { name: /Cuenta de la mesa · 2 personas/ })).toBeVisible();
});
