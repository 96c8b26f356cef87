import type { makeContext } from '@/backend/make-context';
import { moveStaffOrder } from '@/backend/staff';
import type { MovedOrder } from '@/lib/contract/staff/calls';
import { openOrderAsOperator } from './find-order';

/** `npm run tenant -- order <id> <status>`. @throws not_found, illegal_transition */
export async function moveOrderAsOperator({
  deps,
  id: name,
  status,
}: {
  deps: Parameters<typeof makeContext>[0]['deps'];
  /** Unique id, or `slug#number`. */
  id: string;
  status: string;
}): Promise<MovedOrder & { slug: string }> {
  const { ctx, id } = await openOrderAsOperator({ deps, name });
  return { ...(await moveStaffOrder({ ctx, input: { id, status } })), slug: ctx.instance.slug };
}
