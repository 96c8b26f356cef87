import { act, screen, waitFor } from '@testing-library/react';
import { CART_EMPTY_ID, MENU_LINE_ID, SEAT_NOTE_ID } from '@/components/layout/slots';
import { KnownTable } from '@/components/table/known-table';
import { callWaiter, getTableVisit } from '@/lib/contract/table/calls';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Table } = es;
const LINE = 'Menú de la mesa';
const SCAN = 'Escanea';

type Page = Partial<Pick<ScreenFacts, 'hints' | 'supplier'>>;

function show(answer: unknown, page: Page = {}) {
  document.body.innerHTML = `<p id="${MENU_LINE_ID}">${LINE}</p><p id="${SEAT_NOTE_ID}">${SCAN}</p><p id="${CART_EMPTY_ID}">${SCAN}</p>`;
  const bench = renderApp(<KnownTable />, { [getTableVisit.path]: [answer] }, {}, {}, page);
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

  it.each([
    ['checkout_no_incremental', Table.orders_first],
    ['checkout', Table.orders_later],
  ] as const)(
    'says of the class %s how one orders there (rule table/ordering)',
    async (onTableClass, text) => {
      const supplier = { ...BRANCH, on_table_class: onTableClass };
      show(getContractExample(callWaiter), { hints: { table: 'scan_table' }, supplier });
      await screen.findByRole('button', { name: Table.call });
      expect(document.getElementById(SEAT_NOTE_ID)).toHaveTextContent(text.replace('{label}', '5'));
      expect(document.getElementById(CART_EMPTY_ID)).not.toHaveTextContent(SCAN);
    },
  );

  it.each(['checkout_no_incremental', 'checkout'] as const)(
    'of the class %s promises nothing while it is closed',
    async (onTableClass) => {
      const hours = { ...BRANCH.hours, weekly: [], exceptions: [] };
      const supplier = { ...BRANCH, on_table_class: onTableClass, hours };
      show(getContractExample(callWaiter), { hints: { table: 'scan_table' }, supplier });
      await screen.findByRole('button', { name: Table.call });
      expect(document.getElementById(SEAT_NOTE_ID)).toHaveTextContent(
        'La cocina está cerrada. Tu mesero te dice qué hay.',
      );
    },
  );

  it('leaves a menu to read as it is', async () => {
    show(getContractExample(callWaiter), { hints: { table: 'waiter' } });
    await screen.findByRole('button', { name: Table.call });
    expect(document.getElementById(SEAT_NOTE_ID)).toHaveTextContent(SCAN);
  });

  it('names the table to which staff moved it', async () => {
    const visit = getContractExample(callWaiter);
    const table = { id: 4, kind: 'table' as const, label: '6' };
    show({ ...visit, table, supplier: { ...visit.supplier, id: BRANCH.id } });
    await waitFor(() => expect(line()).toBe(Table.table.replace('{label}', '6')));
  });

  it('names it no longer once its code was renewed', async () => {
    const bench = show(null);
    await waitFor(() => expect(bench.stores.ontable.getState().tableCode).toBeNull());
    expect(line()).toBe(LINE);
    expect(screen.queryByRole('button', { name: Table.call })).not.toBeInTheDocument();
  });
});
