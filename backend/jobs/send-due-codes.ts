import type { Logger } from 'pino';
import type { Context, ContextInstance } from '@/backend/context';
import { forgetOldCodes, sendDueCode, takeDueCodes } from '@/backend/orders';
import type { Database } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { findInstanceById } from '@/backend/tenant';

/** A loop of its own: a slow provider delays no payment. @returns how many were tried */
export async function sendDueCodes({
  db,
  log,
  clock,
  contextOf,
}: {
  db: Database;
  log: Logger;
  clock: () => Date;
  contextOf: (instance: ContextInstance) => Context;
}): Promise<number> {
  const now = clock();
  const due = await db.system(async (sql) => {
    await forgetOldCodes({ sql, now });
    return takeDueCodes({ sql, now });
  });
  await Promise.all(
    due.map(async (row) => {
      const { instance_id: instanceId, id } = row;
      try {
        const instance = await findInstanceById({ db, instanceId });
        if (instance) await sendDueCode({ ctx: contextOf(instance), row });
      } catch (error) {
        log.error(
          { instance: instanceId, job: 'code', id, error: describeFault(error as Error) },
          'a job failed',
        );
      }
    }),
  );
  return due.length;
}
