import { AppError } from '@/backend/errors';
import type { KeptPrice } from '@/lib/domain/cart/kept-price';
import { lineOf, type Work } from './find-offer';

/** `kept`: its price, while its choices stay as they are (rule cart/kept-price). */
export type ReplacedLine = { id: number; kept: KeptPrice | null };

/**
 * The line that an addition takes the place of (rule cart/edit): only the caller's own of the same dish, that nobody prepares.
 * Null: the addition is a new line. The caller has locked the cart's lock. @throws not_found
 */
export async function findReplaced({
  work: { sql, ctx, input },
  purchaseId,
  memberId,
}: {
  work: Work;
  purchaseId: number | string;
  memberId: number | null;
}): Promise<ReplacedLine | null> {
  const { replaces, product } = input;
  if (replaces === undefined) return null;
  const [line] = await sql<ReplacedLine>(
    `select id, case when choices = $6::jsonb then kept_price end as kept from purchase_lines
     where instance_id = $1 and purchase_id = $2 and id = $3 and offer_id = $4
       and member_id is not distinct from $5 and unit_minor is null and state is null`,
    [ctx.instance.id, purchaseId, replaces, product.id, memberId, lineOf(input).choices],
  );
  if (!line) throw new AppError('not_found');
  return line;
}
