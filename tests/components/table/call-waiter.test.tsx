import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallWaiter } from '@/components/table/call-waiter';
import { getTableAccount } from '@/lib/contract/table/account-calls';
import { callWaiter } from '@/lib/contract/table/calls';
import { useTableAccount } from '@/lib/queries/table/table-account';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const { Table } = es;
const visit = getContractExample(callWaiter);
const call = {
  reason: 'bill' as const,
  called_at: '2026-11-18T17:00:00.000Z',
  attended_at: null,
  attended_by: null,
};
const at = '2026-11-18T17:01:00.000Z';

/** Beside the account, which the dock reads. */
function Asked({ call: one }: { call: typeof call }) {
  useTableAccount();
  return <CallWaiter visit={{ ...visit, calls: [one] }} />;
}

describe('calling the waiter (rule table/call-waiter)', () => {
  it('asks what for, and sends that', async () => {
    const bench = renderApp(<CallWaiter visit={{ ...visit, calls: [] }} />, { [callWaiter.path]: [visit] });
    await userEvent.click(screen.getByRole('button', { name: Table.call }));
    await userEvent.click(screen.getByRole('button', { name: Table.call_bill }));
    expect(bench.calls).toMatchObject([{ path: callWaiter.path, body: { reason: 'bill' } }]);
    expect(bench.track.mock.calls).toEqual([[{ event: 'call_waiter' }]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [call, Table.called_bill],
    [{ ...call, attended_at: at }, Table.comes],
    [{ ...call, attended_at: at, attended_by: 'Ana' }, Table.comes_by.replace('{name}', 'Ana')],
  ])('reads what became of it', (one, text) => {
    renderApp(<CallWaiter visit={{ ...visit, calls: [one] }} />, {});
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it.each([
    [1, Table.called_bill_mine],
    [2, 'Luis pidió la cuenta'],
    [null, Table.called_bill],
  ])('says who asked for the bill: %s', async (asker, text) => {
    const account = accountOf({ bill_asked_by: asker });
    renderApp(<Asked call={call} />, { [getTableAccount.path]: [{ account, waiting: null }] });
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  });
});
