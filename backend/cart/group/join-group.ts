import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import {
  assertLink,
  assertOpen,
  findPurchase,
  getOwnPurchase,
  orderServiceOf,
  type PurchaseRow,
} from '@/backend/purchases';
import { addGroupGuest, type GroupMemberRow, listGroupMembers } from '@/backend/purchases/members';
import type { Cart } from '@/lib/contract/cart/cart';
import { GROUP_OWNER } from '@/lib/domain/cart/group';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { announceDraft } from '../announce-draft';
import { answerChanged } from '../change-cart';
import { readCart } from '../get-cart';
import { readMemberName } from './read-member-name';

type Work = { sql: Sql; ctx: Context; token: string };
type Linked = { purchase: PurchaseRow; members: GroupMemberRow[]; me: number | null };

/** The token alone says which cart it is. @throws not_found */
async function findLinked({ sql, ctx, token }: Work): Promise<number> {
  const [link] = await sql<{ purchase_id: number }>(
    `select purchase_id from purchase_links where instance_id = $1 and token_hash = $2 and purpose = 'group'`,
    [ctx.instance.id, hashToken(token)],
  );
  if (!link) throw new AppError('not_found');
  return link.purchase_id;
}

/**
 * Reads the cart of a link and the members of its group. A member needs no link that is still valid.
 * @param lock until the transaction ends: then no two take the last place, and none comes in while it is closed
 * @throws not_found, cart_locked, order_closed, link_expired, link_full
 */
async function readLinked({ sql, ctx, token, lock }: Work & { lock: boolean }): Promise<Linked> {
  const purchaseId = await findLinked({ sql, ctx, token });
  const purchase = await findPurchase({ sql, ctx, purchaseId, lock });
  if (!purchase) throw new AppError('not_found');
  const members = await listGroupMembers({ sql, ctx, purchases: [purchase] });
  const me = members.find(({ profile_id }) => profile_id === getDinerId(ctx))?.number ?? null;
  if (me !== null) return { purchase, members, me };
  await assertLink({ sql, ctx, purchaseId, token, purpose: 'group' });
  assertOpen(purchase);
  if (members.filter(({ number }) => number !== GROUP_OWNER).length >= MOST_GUESTS)
    throw new AppError('link_full');
  return { purchase, members, me };
}

/** `POST /shopping_cart/group_link.json` (rule cart/group). @throws as `readLinked` */
export function openGroupLink({ ctx, input }: { ctx: Context; input: { token: string } }) {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { purchase, members, me } = await readLinked({ sql, ctx, token: input.token, lock: false });
    const { id, subservice, supplier } = purchase;
    return {
      purchase_id: id,
      host: members.find(({ number }) => number === GROUP_OWNER)?.name ?? '',
      supplier: { id: supplier.id, slug: supplier.slug, name: supplier.settings.name },
      service: orderServiceOf(purchase),
      subservice,
      me,
    };
  });
}

/**
 * `POST /shopping_cart/group_link/join.json`: from now on the caller adds to this cart (rule cart/group).
 * @throws as `readLinked`, invalid_input for a name that cannot be read
 */
export async function joinGroup({
  ctx,
  input,
}: {
  ctx: Context;
  input: { token: string; name: string };
}): Promise<Cart> {
  const name = readMemberName(input.name);
  const cart = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { purchase, me } = await readLinked({ sql, ctx, token: input.token, lock: true });
    if (me !== null) return readCart({ sql, ctx, purchaseId: purchase.id });
    await ctx.checkpoint('group-joined');
    await addGroupGuest({ sql, ctx, purchaseId: purchase.id, name });
    const joined = await getOwnPurchase({ sql, ctx, purchaseId: purchase.id, group: true });
    return answerChanged({ sql, ctx, purchase: joined });
  });
  announceDraft({ ctx, ...cart });
  return cart;
}
