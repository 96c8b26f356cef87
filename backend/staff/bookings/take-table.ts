import { listTaken } from '@/backend/booking';
import { AppError } from '@/backend/errors';
import type { Span } from '@/lib/domain/booking/booking-rules';
import { overlaps } from '@/lib/domain/booking/choose-tables';
import type { HeldBranch } from './change-by-staff';

/** One table of the branch that nobody has in that time. @throws not_found, table_taken */
export async function assertFreeTable({
  sql,
  ctx,
  branch: { row, tables },
  tableId,
  span,
}: HeldBranch & { tableId: number; span: Span }): Promise<void> {
  if (!tables.some(({ id }) => id === tableId)) throw new AppError('not_found');
  const taken = await listTaken({ sql, ctx, supplierId: row.id, span });
  const isTaken = taken.some((one) => one.tableId === tableId && overlaps(one, span));
  if (isTaken) throw new AppError('table_taken', { message: 'The table is taken in that time.' });
}
