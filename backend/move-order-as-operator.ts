import type { MovedOrder } from '@/lib/contract/calls/staff';
import { AppError } from './errors';
import { makeContext } from './make-context';
import { findInstanceById } from './services/instances';
import { moveStaffOrder } from './services/staff';

/** `npm run tenant -- order <id> <status>`: the order names its tenant, because its id is unique among all. @throws not_found, illegal_transition */
export async function moveOrderAsOperator({
  deps,
  id,
  status,
}: {
  deps: Parameters<typeof makeContext>[0]['deps'];
  id: string;
  status: string;
}): Promise<MovedOrder> {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new AppError('not_found', { message: `There is no order ${id}.` });
  const [row] = await deps.db.system((sql) =>
    sql<{ instance_id: number }>('select instance_id from purchases where id = $1', [id]),
  );
  const instance = row && (await findInstanceById({ db: deps.db, instanceId: row.instance_id }));
  if (!instance) throw new AppError('not_found', { message: `There is no order ${id}.` });
  const ctx = makeContext({ deps, instance, actor: { kind: 'operator' } });
  return moveStaffOrder({ ctx, input: { id, status } });
}
