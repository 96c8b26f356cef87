import { parseArgs } from 'node:util';
import { amountCell } from '@/backend/folders/print/cells';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { amountOf } from '@/lib/domain/shop/typed-money';
import type { Operator } from '../ask/ask-backend';
import type { Answer } from '../command';
import { didYouMean } from '../print/did-you-mean';
import { readParts } from './read-parts';
import { sendSteps } from './send-steps';
import { tellOutcome } from './tell-outcome';

export const PRICE_USAGE = 'price <slug> <sku> <price> [--branch <branch>] [--yes]';
export const PRICE_OPTIONS = { branch: { type: 'string' }, yes: { type: 'boolean' } } as const;

type Product = NonNullable<ShopAnswer['shop']['products']>[number];

/** The steps for a price at one branch, or at all that sell the product. @throws Error for a branch that does not */
function stepsFor({
  product: { sku, offers },
  branch,
  to,
}: {
  product: Product;
  branch: string | undefined;
  to: number;
}): ShopPatch[] {
  const sellers = Object.keys(offers);
  if (branch !== undefined && !sellers.includes(branch))
    throw new Error(`${sku} is not sold at ${branch}${didYouMean(branch, sellers)}`);
  return Object.entries(offers)
    .filter(([slug]) => branch === undefined || slug === branch)
    .map(([slug, { priceMinor: from }]) => ({
      ...{ op: 'set', kind: 'product', key: sku, field: ['offers', slug, 'priceMinor'] },
      ...{ from, to },
    }));
}

/** `price …`: the price of a product at all branches that sell it, or at one; null for other words. */
export async function runPrice(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: PRICE_OPTIONS },
    allowPositionals: true,
  });
  const [slug, sku, text, ...more] = positionals;
  if (!slug || !sku || text === undefined || more.length > 0) return null;
  const operator = await open();
  const { products, facts } = await readParts({ operator, slug, parts: ['products'] });
  const { currency } = facts;
  const to = amountOf({ text }, currency);
  if (to === null) throw new Error(`"${text}" is no amount in ${currency}.`);
  const product = products.find((one) => one.sku === sku);
  if (!product) {
    const known = products.map((one) => one.sku);
    throw new Error(`There is no product ${sku}${didYouMean(sku, known)}`);
  }
  const patches = stepsFor({ product, branch: values.branch, to });
  const data = await sendSteps({ operator, slug, patches, yes: values.yes === true });
  const price = `${amountCell({ amountMinor: to, currency })} ${currency}`;
  return { data, text: tellOutcome({ outcome: data, did: `${sku} costs ${price}.` }) };
}
