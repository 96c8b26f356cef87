import type { TenantSql } from '@/backend/context';
import type { MoveKind } from '@/lib/domain/money/money-moves';

/** A row of a drawer, and the one that takes it back. Minor units. */
export type DrawerRow = {
  id: number;
  supplier_id: number;
  kind: MoveKind;
  amount_minor: number;
  reverses: number | null;
  reversed_by: number | null;
  reverser: string | null;
};

/** @returns null: there is none, or it is of an order */
export async function findDrawerRow({
  sql,
  ctx,
  id,
}: TenantSql & { id: number | string }): Promise<DrawerRow | null> {
  const [row] = await sql<DrawerRow>(
    `select m.id, m.supplier_id, m.kind, m.amount_minor, m.reverses, r.id as reversed_by, r.actor as reverser
     from money_moves m left join money_moves r on r.instance_id = m.instance_id and r.reverses = m.id
     where m.instance_id = $1 and m.id = $2 and m.payment_id is null`,
    [ctx.instance.id, id],
  );
  return row ?? null;
}
