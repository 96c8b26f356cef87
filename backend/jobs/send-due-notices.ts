import type { Logger } from 'pino';
import { sendNotice, takeDueNotices } from '@/backend/booking';
import type { Context, ContextInstance } from '@/backend/context';
import { sendOrderNotice, takeDueOrderNotices } from '@/backend/orders';
import type { Database } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { findInstanceById } from '@/backend/tenant';

type Given = {
  db: Database;
  log: Logger;
  clock: () => Date;
  contextOf: (instance: ContextInstance) => Context;
};

/** One that fails stops no other. */
async function sendEach<N extends { instance_id: number; id: number }>({
  db,
  log,
  contextOf,
  due,
  send,
}: Given & {
  due: readonly N[];
  send: (sending: { ctx: Context; notice: N }) => Promise<void>;
}): Promise<void> {
  for (const notice of due) {
    const { instance_id: instanceId, id } = notice;
    try {
      const instance = await findInstanceById({ db, instanceId });
      if (instance) await send({ ctx: contextOf(instance), notice });
    } catch (error) {
      log.error(
        { instance: instanceId, job: 'notice', id, error: describeFault(error as Error) },
        'a job failed',
      );
    }
  }
}

/** A loop of its own: a slow mail server delays no payment. @returns how many were tried */
export async function sendDueNotices(given: Given): Promise<number> {
  const now = given.clock();
  const ofBookings = await given.db.system((sql) => takeDueNotices({ sql, now }));
  await sendEach({ ...given, due: ofBookings, send: sendNotice });
  const ofOrders = await given.db.system((sql) => takeDueOrderNotices({ sql, now: given.clock() }));
  await sendEach({ ...given, due: ofOrders, send: sendOrderNotice });
  return ofBookings.length + ofOrders.length;
}
