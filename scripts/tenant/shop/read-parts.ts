import { getShop, type ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';

type Shop = ShopAnswer['shop'];
type Part = keyof Shop;
type Whole<P extends Part> = { [Name in P]-?: Exclude<Shop[Name], undefined> };

/** Parts of a restaurant's document, with what is not edited of it. */
export async function readParts<P extends Part>({
  operator,
  slug,
  parts,
}: {
  operator: Operator;
  slug: string;
  parts: readonly P[];
}): Promise<Pick<ShopAnswer, 'facts'> & Whole<P>> {
  const query = { parts: parts.join(',') };
  const { facts, shop } = await sendCall({ operator, slug, call: getShop, query });
  const missing = parts.filter((part) => shop[part] === undefined);
  if (missing.length > 0) throw new Error(`the backend answered without ${missing.join(', ')}`);
  // Each part was looked for.
  return { ...(shop as Whole<P>), facts };
}
