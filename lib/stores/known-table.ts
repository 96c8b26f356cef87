import type { TableVisit } from '@/lib/contract/table/calls';
import type { TableKind } from '@/lib/domain/table/table-visit';
import type { StateOf, Stores } from './create-stores';

type OnTable = StateOf<'ontable'>;

/** The diner's table, or room, at a branch while the visit lasts (rule table/code). */
export const tableAt = ({
  state: { tableCode, kind: known, supplierId, until },
  supplierId: at,
  kind = 'table',
  now,
}: {
  state: OnTable;
  supplierId: number;
  kind?: TableKind;
  now: Date;
}): string | null =>
  known === kind && supplierId === at && until !== null && new Date(until) > now ? tableCode : null;

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
  const isSame = state.tableId === table.id;
  const before = tableAt({ state, supplierId: supplier.id, kind: table.kind, now });
  stores.ontable.setState({
    tableId: table.id,
    tableCode: table.label,
    kind: table.kind,
    supplierId: supplier.id,
    until,
    before: before === table.label ? null : before,
    // Lines that wait to be sent belong to the table before.
    ...(isSame ? {} : { sending: null, passedBy: null }),
  });
}

/** Staff moved the table's account to another one, with what its people have chosen (rule staff/accounts). */
export function moveTo({ ontable }: Pick<Stores, 'ontable'>, { table, supplier }: TableVisit): void {
  const { tableId, tableCode, kind, supplierId } = ontable.getState();
  const isHere = tableId !== null && kind === table.kind && supplierId === supplier.id;
  if (isHere && tableId !== table.id)
    ontable.setState({ tableId: table.id, tableCode: table.label, before: tableCode });
}

/** The visit is over; the diner's name and list stay. */
export function leaveTable({ ontable }: Pick<Stores, 'ontable'>): void {
  ontable.setState({
    tableId: null,
    tableCode: null,
    supplierId: null,
    until: null,
    before: null,
    sending: null,
  });
}
