import { createOperatorApp } from '@/backend/operator/operator-app';
import { type MovedOrder, moveStaffOrder } from '@/lib/contract/staff/calls';
import { operatorOver } from '@/scripts/tenant/ask/ask-backend';
import { findOrder } from '@/scripts/tenant/ask/find-order';
import { sendCall } from '@/scripts/tenant/ask/send-call';

/**
 * Moves an order as `npm run tenant -- order <id> <status>` does.
 * @param id unique, or `slug#number` @throws Error in a sentence
 */
export async function moveOrderAsOperator({
  deps,
  id: name,
  status,
}: {
  deps: Parameters<typeof createOperatorApp>[0]['deps'];
  id: string;
  status: string;
}): Promise<MovedOrder & { slug: string }> {
  const key = 'the operator of a test';
  const app = createOperatorApp({ deps, key });
  const operator = operatorOver({
    ask: async (path, init) => app.request(path, init),
    key,
    close: () => Promise.resolve(),
  });
  const { slug, id } = await findOrder(operator, name);
  return {
    ...(await sendCall({ operator, slug, call: moveStaffOrder, params: { id }, body: { status } })),
    slug,
  };
}
