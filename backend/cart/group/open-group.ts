import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { lockOpenCart, type MemberPurchaseRow, setGroupUntil } from '@/backend/purchases';
import { nameGroupOwner } from '@/backend/purchases/members';
import type { Cart } from '@/lib/contract/cart/cart';
import { GROUP_OWNER, groupEnd } from '@/lib/domain/cart/group';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { announceDraft } from '../announce-draft';
import { answerChanged } from '../change-cart';
import { readMemberName } from './read-member-name';

type Work = { sql: Sql; ctx: Context; purchase: MemberPurchaseRow };

async function writeGroup({ sql, ctx, purchase, name, token }: Work & { name: string; token: string }) {
  const cart = { sql, ctx, purchaseId: purchase.id };
  const until = groupEnd(ctx.now);
  await Promise.all([
    setGroupUntil({ ...cart, until }),
    nameGroupOwner({ ...cart, name }),
    sql(
      `insert into purchase_links (instance_id, purchase_id, token_hash, expires_at, purpose)
       values ($1, $2, $3, $4, 'group')`,
      [ctx.instance.id, purchase.id, hashToken(token), until],
    ),
  ]);
  return { ...purchase, group_until: until, member_number: GROUP_OWNER };
}

/**
 * `POST /shopping_cart/group/{purchase_id}.json`: a link that lets others add to a delivery or what is taken away
 * (rule cart/group). @throws not_found, owner_only, cart_locked, order_closed, service_unavailable at the table,
 * invalid_input for a name that cannot be read
 */
export async function openGroup({
  ctx,
  input,
}: {
  ctx: Context;
  input: { purchaseId: string; name: string };
}): Promise<{ url: string; cart: Cart }> {
  const name = readMemberName(input.name);
  const token = createToken();
  const opened = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const found = await lockOpenCart({ sql, ctx, purchaseId: input.purchaseId });
    if (found.service === 'on_table') throw new AppError('service_unavailable');
    const purchase = await writeGroup({ sql, ctx, purchase: found, name, token });
    const path = screenPath({ screen: '*/join', slug: purchase.supplier.slug });
    return {
      url: `${ctx.publicOrigin}${path}#token=${token}`,
      cart: await answerChanged({ sql, ctx, purchase }),
    };
  });
  announceDraft({ ctx, ...opened.cart });
  return opened;
}
