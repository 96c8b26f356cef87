import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { listLineRows, type PricedLine, priceLines } from './priced-lines';

/**
 * Lists the lines that bookings order ahead (rule booking/ordering-ahead), at the prices of the menu; sent lines as
 * they were then.
 */
export async function listLinesAhead({
  sql,
  ctx,
  bookings,
}: {
  sql: Sql;
  ctx: Context;
  bookings: readonly { id: number; supplier: SupplierRow }[];
}): Promise<Map<number, PricedLine[]>> {
  const rows = await listLineRows({ sql, ctx, purchaseIds: bookings.map(({ id }) => id), ahead: true });
  return new Map(
    bookings.map(({ id, supplier }) => [
      id,
      priceLines({ rows, ctx, purchase: { id, supplier, service: 'on_table', subservice: null } }),
    ]),
  );
}
