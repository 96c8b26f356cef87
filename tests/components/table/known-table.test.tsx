import { act, screen, waitFor } from '@testing-library/react';
import { KnownTable } from '@/components/table/known-table';
import { MENU_LINE_ID } from '@/components/table/menu-line-id';
import { ApiError } from '@/lib/clients/api-error';
import { callWaiter, getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderVisit } from '@/tests/support/browser/render-visit';

const { Table } = es;
const LINE = 'Menú de la mesa';

function show(answer: unknown) {
  document.body.innerHTML = `<p id="${MENU_LINE_ID}">${LINE}</p>`;
  const bench = renderVisit(<KnownTable />, { [getTableVisit.path]: [answer] });
  act(() => {
    bench.stores.ontable.setState({
      tableId: 3,
      tableCode: '5',
      supplierId: BRANCH.id,
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
  });
  return bench;
}
const line = () => document.getElementById(MENU_LINE_ID)?.textContent;

describe('a table’s menu (rule table/code)', () => {
  it('names the table, and the way to call the waiter', async () => {
    show(getContractExample(callWaiter));
    expect(await screen.findByRole('button', { name: Table.call })).toBeVisible();
    expect(line()).toBe(Table.table.replace('{label}', '5'));
  });

  it('names it no longer once its code was renewed', async () => {
    const bench = show(new ApiError({ kind: 'http', status: 422, key: 'scan_table' }));
    await waitFor(() => expect(bench.stores.ontable.getState().tableCode).toBeNull());
    expect(line()).toBe(LINE);
    expect(screen.queryByRole('button', { name: Table.call })).not.toBeInTheDocument();
  });
});
