import type { Logger } from 'pino';
import { sendNotice, takeDueNotices } from '@/backend/booking';
import type { Context, ContextInstance } from '@/backend/context';
import type { Database } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { findInstanceById } from '@/backend/tenant';

/** A loop of its own: a slow mail server delays no payment. @returns how many were tried */
export async function sendDueNotices({
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
  const due = await db.system((sql) => takeDueNotices({ sql, now: clock() }));
  for (const notice of due) {
    const { instance_id: instanceId, id } = notice;
    try {
      const instance = await findInstanceById({ db, instanceId });
      if (instance) await sendNotice({ ctx: contextOf(instance), notice });
    } catch (error) {
      log.error(
        { instance: instanceId, job: 'notice', id, error: describeFault(error as Error) },
        'a job failed',
      );
    }
  }
  return due.length;
}
