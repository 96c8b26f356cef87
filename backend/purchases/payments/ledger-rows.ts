import type { TenantSql } from '@/backend/context';
import type { ReportMove } from '@/lib/domain/money/day-report';
import type { MoveKind } from '@/lib/domain/money/money-moves';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';

/** A row of the ledger as far as a report needs it. Minor units. */
export type LedgerRow = {
  kind: MoveKind;
  method: PaymentMethod;
  amount_minor: number;
  tip_minor: number;
  rounding_minor: number;
  purchase_id: number | null;
  actor: string | null;
  created_at: Date;
};
/** A tip goes back to who had taken it: money that was taken by mistake is named by its taker, whoever said so. */
const COLUMNS = `m.kind, m.method, m.amount_minor, m.tip_minor, m.rounding_minor, m.purchase_id, m.created_at,
  case when m.kind = 'undone' then (select t.actor from money_moves t where t.instance_id = m.instance_id
    and t.payment_id = m.payment_id and t.kind = 'taken' and t.id < m.id order by t.id desc limit 1) else m.actor end as actor`;

type OfBranch = TenantSql & { supplierId: number };

/** The rows of a branch that no close has. */
export const readOpenMoves = ({ sql, ctx, supplierId }: OfBranch): Promise<LedgerRow[]> =>
  sql<LedgerRow>(
    `select ${COLUMNS} from money_moves m where m.instance_id = $1 and m.supplier_id = $2 and m.close_number is null`,
    [ctx.instance.id, supplierId],
  );

/** The rows of a branch between two instants, whatever closes they are of. */
export const readMovesOf = ({
  sql,
  ctx,
  supplierId,
  span,
}: OfBranch & { span: { from: Date; to: Date } }): Promise<LedgerRow[]> =>
  sql<LedgerRow>(
    `select ${COLUMNS} from money_moves m
     where m.instance_id = $1 and m.supplier_id = $2 and m.created_at >= $3 and m.created_at < $4`,
    [ctx.instance.id, supplierId, span.from, span.to],
  );

/**
 * Claims them for a close, whose number the caller has found with the branch locked. What commits while this runs is the next close's: a
 * row is of one alone (guarantee/one-close).
 */
export const claimMoves = ({
  sql,
  ctx,
  supplierId,
  number,
}: OfBranch & { number: number }): Promise<LedgerRow[]> =>
  sql<LedgerRow>(
    `update money_moves m set close_number = $3 where m.instance_id = $1 and m.supplier_id = $2 and m.close_number is null
     returning ${COLUMNS}`,
    [ctx.instance.id, supplierId, number],
  );

export const toReportMove = ({
  kind,
  method,
  amount_minor: amountMinor,
  tip_minor: tipMinor,
  rounding_minor: roundingMinor,
  purchase_id: purchaseId,
  actor,
}: LedgerRow): ReportMove => ({ kind, method, amountMinor, tipMinor, roundingMinor, purchaseId, actor });
