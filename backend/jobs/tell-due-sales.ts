import type { Logger } from 'pino';
import type { Context, ContextInstance } from '@/backend/context';
import type { Database } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import type { MeasurePort } from '@/backend/providers/measure/port';
import { findInstanceById } from '@/backend/tenant';
import { takeDueSales, tellSale } from '@/backend/visit/sales';
import type { Destination } from '@/lib/domain/visit/consent';

/** A loop for each destination: a slow one delays no other, no notice and no payment. @returns how many were tried */
export async function tellDueSales({
  db,
  log,
  clock,
  contextOf,
  measure,
  destination,
}: {
  db: Database;
  log: Logger;
  clock: () => Date;
  contextOf: (instance: ContextInstance) => Context;
  measure: MeasurePort;
  destination: Destination;
}): Promise<number> {
  const due = await db.system((sql) => takeDueSales({ sql, now: clock(), destination }));
  await Promise.all(
    due.map(async (sale) => {
      const { instance_id: instanceId, id } = sale;
      try {
        const instance = await findInstanceById({ db, instanceId });
        if (instance) await tellSale({ ctx: contextOf(instance), sale, destination, measure });
      } catch (error) {
        log.error(
          { instance: instanceId, job: 'told sale', id, error: describeFault(error as Error) },
          'a job failed',
        );
      }
    }),
  );
  return due.length;
}
