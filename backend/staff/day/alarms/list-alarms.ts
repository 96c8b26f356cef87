import { listSupplierRows } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { branchesOf } from '@/backend/staff/branches/own-branches';
import type { Alarm, Alarms } from '@/lib/contract/staff/alarm-calls';
import { byWorst } from '@/lib/domain/staff/alarms';
import { findBranchAlarms } from './branch-alarms';
import { findCloseAlarms } from './close-alarms';
import { findMessageAlarms } from './message-alarms';
import { findGatewayAlarms, findMoneyAlarms } from './money-alarms';
import { findOrderAlarms } from './order-alarms';
import { findRoomAlarms } from './room-alarms';

/** Each has a row and so a time; `null` is what the schema allows of an aggregate. */
type Found = Pick<Alarm, 'kind' | 'supplier_id' | 'count'> & { since: Date | null } & Partial<
    Pick<Alarm, 'booking' | 'provider'>
  > & { order_id?: number | null; number?: number | null };

function toAlarms({ kind, supplier_id, count, since, order_id: id = null, ...of }: Found): Alarm[] {
  if (since === null) return [];
  return [
    {
      ...{ kind, supplier_id, since: since.toISOString(), count },
      order: id === null ? null : { id, number: of.number ?? null },
      booking: of.booking ?? null,
      provider: of.provider ?? null,
    },
  ];
}

/**
 * `GET /staff/alarms.json`: worked out when it is asked for, by as many statements whatever the database holds
 * (rule staff/alarms).
 */
export function listAlarms({ ctx }: { ctx: Context }): Promise<Alarms> {
  const branches = branchesOf(ctx);
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const all = await listSupplierRows(sql, ctx.instance.id);
    const branchRows = all.filter(({ id }) => branches === null || branches.includes(id));
    const asked = { sql, ctx, branches };
    const found: Found[][] = await Promise.all([
      findOrderAlarms(asked),
      findBranchAlarms({ ...asked, branchRows }),
      findMoneyAlarms(asked),
      findGatewayAlarms(asked).then((gateways) =>
        gateways.map((gateway) => ({ kind: 'gateway' as const, supplier_id: null, ...gateway })),
      ),
      findRoomAlarms({ ...asked, branchRows }),
      findMessageAlarms(asked),
      findCloseAlarms({ ...asked, branchRows }),
    ]);
    return { alarms: byWorst(found.flat().flatMap(toAlarms)) };
  });
}
