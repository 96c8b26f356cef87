import type { TableVisit } from '@/lib/contract/table/calls';
import type { StateOf, Stores } from './create-stores';

type OnTable = StateOf<'ontable'>;

/** The diner's table at a branch while the visit lasts (rule table/code). */
export const tableAt = ({
  state: { tableCode, supplierId, until },
  supplierId: at,
  now,
}: {
  state: OnTable;
  supplierId: number;
  now: Date;
}): string | null => (supplierId === at && until !== null && new Date(until) > now ? tableCode : null);

/** A new code replaces the table; the one before is said once. */
export function sitAt({
  stores,
  opened: { table, supplier, until },
  now,
}: {
  stores: Pick<Stores, 'ontable'>;
  opened: Pick<TableVisit, 'table' | 'supplier' | 'until'>;
  now: Date;
}): void {
  const state = stores.ontable.getState();
  const before = tableAt({ state, supplierId: supplier.id, now });
  stores.ontable.setState({
    tableId: table.id,
    tableCode: table.label,
    supplierId: supplier.id,
    until,
    before: before === table.label ? null : before,
  });
}
