import type { OnCall } from '@/backend/platform/http/register-call';
import * as closes from '@/lib/contract/staff/day/close-calls';
import * as calls from '@/lib/contract/staff/day/ledger-calls';
import { closeDay } from './close-day';
import { correctPayment } from './correct-payment';
import { getDayMoney } from './get-day-money';
import { getReading } from './get-reading';
import { listMoves } from './list-moves';
import { moveDrawer } from './move-drawer';
import { getPrinted, printClose } from './print-close';
import { getClose, listCloses } from './read-closes';
import { branchOfMove, reverseMove } from './reverse-move';

/** Which copy a call printed before; 0: the original. */
const copiesOf = (kept: unknown): number => (kept as { copies: number }).copies;

/** The close that a call made before, by what it kept. */
const closeOf = (kept: unknown): { id: number } => kept as { id: number };

/** (rule payments/ledger, rule staff/close) */
export function registerLedger({ on }: { on: OnCall }): void {
  on(calls.getDayMoney, ({ ctx, query: { supplier_id: supplierId, date } }) =>
    getDayMoney({ ctx, input: { supplierId, date } }),
  );
  on(calls.getMoneyReading, ({ ctx, query }) =>
    getReading({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(calls.listMoneyMoves, ({ ctx, query: { supplier_id: supplierId, ...asked } }) =>
    listMoves({ ctx, input: { supplierId, ...asked } }),
  );
  on(
    calls.moveDrawer,
    ({ ctx, body: { supplier_id: supplierId, kind, amount, reason } }) =>
      moveDrawer({ ctx, input: { supplierId, kind, amount, reason } }),
    ({ ctx, body }) => getReading({ ctx, input: { supplierId: body.supplier_id } }),
  );
  on(
    calls.reverseMove,
    ({ ctx, params, body }) => reverseMove({ ctx, input: { id: params.id, reason: body.reason } }),
    async ({ ctx, params }) =>
      getReading({ ctx, input: { supplierId: await branchOfMove({ ctx, id: params.id }) } }),
  );
  on(calls.correctPaymentMethod, ({ ctx, params, body }) =>
    correctPayment({ ctx, input: { id: params.id, ...body } }),
  );
  on(
    closes.closeDay,
    ({ ctx, body: { supplier_id: supplierId, number, counted, expected, note } }) =>
      closeDay({ ctx, input: { supplierId, number, counted, expected, note } }),
    ({ ctx }, kept) => getClose({ ctx, input: closeOf(kept) }),
  );
  on(closes.listCloses, ({ ctx, query: { supplier_id: supplierId, before } }) =>
    listCloses({ ctx, input: { supplierId, before } }),
  );
  on(closes.getClose, ({ ctx, params }) => getClose({ ctx, input: params }));
  on(
    closes.printClose,
    ({ ctx, params }) => printClose({ ctx, input: params }),
    ({ ctx, params }, kept) => getPrinted({ ctx, input: { ...params, copies: copiesOf(kept) } }),
  );
}
