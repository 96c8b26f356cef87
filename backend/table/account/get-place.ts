import { getSupplierRow, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { findTableVisit, type Seat } from '@/backend/purchases';
import { hasTableAccounts, resolveCapabilities } from '@/lib/domain/branches/capabilities';

export type AccountPlace = { seat: Seat; supplier: SupplierRow; canCallWaiter: boolean };

/** @throws on_table_unavailable where no orders are sent to be paid at the end */
export function requireAccounts({ services, on_table_class: onTableClass }: SupplierRow): void {
  if (!hasTableAccounts({ services, onTableClass })) throw new AppError('on_table_unavailable');
}

/** The diner's table, where orders are sent and paid at the end. @throws scan_table, on_table_unavailable */
export async function getAccountPlace({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<AccountPlace> {
  const visit = await findTableVisit({ sql, ctx });
  if (visit?.seat.kind !== 'table') throw new AppError('scan_table');
  const { seat, hidesWaiter } = visit;
  const supplier = await getSupplierRow(sql, ctx.instance.id, String(visit.supplierId));
  requireAccounts(supplier);
  const { canCallWaiter } = resolveCapabilities({
    service: 'on_table',
    onTableClass: supplier.on_table_class,
    tableKnown: true,
    roomKnown: false,
    hideCallWaiter: hidesWaiter,
  });
  return { seat, supplier, canCallWaiter };
}
