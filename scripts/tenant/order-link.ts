import type { SmartLink } from '@/backend/people';
import { createOrderLink, createRatingLink, deleteOrderLinks } from '@/lib/contract/staff/link-calls';
import type { Operator } from './ask/ask-backend';
import { findOrder } from './ask/find-order';
import { sendCall } from './ask/send-call';

type Answer = { data: unknown; text: string };

/** `link <order>`, `link rate <order>` and `link revoke <order>`; null for other words. */
export async function linkOrder(
  words: readonly string[],
  open: () => Promise<Operator>,
): Promise<Answer | null> {
  const verb = words[0] === 'revoke' || words[0] === 'rate' ? words[0] : null;
  const [order, ...more] = verb ? words.slice(1) : words;
  if (!order || more.length > 0) return null;
  const operator = await open();
  const { slug, id } = await findOrder(operator, order);
  const asked = { operator, slug, params: { id } };
  if (verb === 'revoke') {
    const { revoked, ...data } = await sendCall({ ...asked, call: deleteOrderLinks });
    const count = `${revoked} link${revoked === 1 ? '' : 's'}`;
    return { data: { ...data, revoked, slug }, text: `${count} of order ${order} revoked.` };
  }
  const data = await sendCall({ ...asked, call: verb === 'rate' ? createRatingLink : createOrderLink });
  const which = `order number ${data.number} of ${slug} (id ${data.id})`;
  const what =
    verb === 'rate'
      ? `Rates ${which}, once, until ${data.expires_at}`
      : `Pays ${which}, which waits until ${data.expires_at}`;
  return { data: { ...data, slug }, text: `${data.url}\n${what}. It is shown this once.` };
}

const ID = /^[1-9]\d*$/;

/** `smart-link <slug> <profile> [<order id>]` and `smart-link revoke <slug> <profile>`; null for other words. */
export async function linkProfile(
  words: readonly string[],
  open: () => Promise<Operator>,
): Promise<Answer | null> {
  const isRevoked = words[0] === 'revoke';
  const [slug, profile = '', order, ...more] = isRevoked ? words.slice(1) : words;
  const isWrongOrder = order !== undefined && (isRevoked || !ID.test(order));
  if (!slug || !ID.test(profile) || isWrongOrder || more.length > 0) return null;
  const path = `tenants/${encodeURIComponent(slug)}/profiles/${profile}/smart-links`;
  const operator = await open();
  if (isRevoked) {
    const data = (await operator.call('DELETE', path)) as { revoked: number };
    const count = `${data.revoked} smart link${data.revoked === 1 ? '' : 's'}`;
    return { data, text: `${count} of profile ${profile} revoked, with the browsers that they let in.` };
  }
  const data = (await operator.call('POST', path, order ? { order } : {})) as SmartLink;
  const what = `Whoever opens it is profile ${profile} of ${slug}. Good until ${data.expires_at}`;
  return { data, text: `${data.url}\n${what}. It is shown this once.` };
}
