import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import type { ShopOutcome } from '@/lib/contract/staff/shop/told';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';

type Body = { confirms: string[] };

/** Sends a change, and once more with all of its questions answered where `yes` says so. */
export async function withConfirms({
  send,
  yes,
}: {
  send: (body: Body) => Promise<ShopOutcome>;
  yes: boolean;
}): Promise<ShopOutcome> {
  const outcome = await send({ confirms: [] });
  if (outcome.outcome !== 'questions' || !yes) return outcome;
  return send({ confirms: outcome.questions.map(({ id }) => id) });
}

/** Changes a restaurant by steps (rule tenant/change). */
export const sendSteps = ({
  operator,
  slug,
  patches,
  yes,
}: {
  operator: Operator;
  slug: string;
  patches: readonly ShopPatch[];
  yes: boolean;
}): Promise<ShopOutcome> =>
  withConfirms({
    yes,
    send: (body) => sendCall({ operator, slug, call: changeShop, body: { patches, ...body } }),
  });
