import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Reads at one moment: a payment that ends between two statements would not fit its order. */
export function readAtOnce<T>(ctx: Context, read: (sql: Sql) => Promise<T>): Promise<T> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    return read(sql);
  });
}
