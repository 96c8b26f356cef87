import type { OrderLink, RevokedLinks } from '@/lib/contract/staff/link-calls';
import type { Operator } from './open-operator';

type Answer = { data: unknown; text: string };
type OfTenant = { slug: string };

/** `link <order>` and `link revoke <order>`; null for other words. */
export async function linkOrder(
  words: readonly string[],
  open: () => Promise<Operator>,
): Promise<Answer | null> {
  const [order, ...more] = words[0] === 'revoke' ? words.slice(1) : words;
  if (!order || more.length > 0) return null;
  const path = `orders/${encodeURIComponent(order)}/links`;
  const operator = await open();
  if (words[0] === 'revoke') {
    const data = (await operator.call('DELETE', path)) as RevokedLinks & OfTenant;
    const count = `${data.revoked} link${data.revoked === 1 ? '' : 's'}`;
    return { data, text: `${count} of order ${order} revoked.` };
  }
  const data = (await operator.call('POST', path)) as OrderLink & OfTenant;
  const what = `Pays order number ${data.number} of ${data.slug} (id ${data.id})`;
  return {
    data,
    text: `${data.url}\n${what}, which waits until ${data.expires_at}. It is shown this once.`,
  };
}
