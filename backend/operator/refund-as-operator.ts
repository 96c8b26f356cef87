import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { listOrderRefunds, refundOrder, setRefunded } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import type { OrderRefunds } from '@/lib/contract/staff/calls';

type Named = { deps: Parameters<typeof makeContext>[0]['deps']; slug: string; number: string };

/** @throws not_found */
async function openOrder({ deps, slug, number }: Named) {
  const rows = /^[1-9]\d{0,8}$/.test(number)
    ? await deps.db.system((sql) =>
        sql<{ id: number; instance_id: number }>(
          `select c.id, c.instance_id from purchases c join instances i on i.id = c.instance_id
           where i.slug = $1 and c.number = $2`,
          [slug, number],
        ),
      )
    : [];
  const [row] = rows;
  const instance = row && (await findInstanceById({ db: deps.db, instanceId: row.instance_id }));
  if (!instance) throw new AppError('not_found', { message: `${slug} has no order number ${number}.` });
  return { instance, id: String(row.id) };
}

/** `npm run tenant -- refund`; the same words give money back once. @throws not_found, invalid_input */
export async function refundAsOperator({
  amount,
  reason,
  ...named
}: Named & { amount: number | null; reason: string }): Promise<OrderRefunds> {
  const { instance, id } = await openOrder(named);
  const idempotencyKey = `${amount ?? 'all'} ${reason}`;
  const ctx = makeContext({ deps: named.deps, instance, actor: { kind: 'operator' }, idempotencyKey });
  return refundOrder({ ctx, input: { id, amount, reason, words: null } });
}

/** `npm run tenant -- refund --given`: all that the order is owed. @throws not_found, conflict */
export async function setGivenAsOperator({
  note,
  ...named
}: Named & { note: string | undefined }): Promise<OrderRefunds> {
  const { instance, id } = await openOrder(named);
  const ctx = makeContext({ deps: named.deps, instance, actor: { kind: 'operator' } });
  const { refunds } = await listOrderRefunds({ ctx, input: { id } });
  for (const refund of refunds.filter(({ status }) => status === 'refund_due'))
    await setRefunded({ ctx, input: { id: String(refund.id), note } });
  return listOrderRefunds({ ctx, input: { id } });
}
