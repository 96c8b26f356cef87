import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Reads rows that belong together as they stood at one moment. An order and its payment are read by two statements,
 * and a payment that ends between them would stand beside an order that still waits for it.
 */
export function readAtOnce<T>(ctx: Context, read: (sql: Sql) => Promise<T>): Promise<T> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    return read(sql);
  });
}
