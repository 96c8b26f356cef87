import type { Product } from '@/lib/contract/menu/menu';
import { type StoredChoice, toChoices } from '@/lib/domain/cart/stored-choices';
import { type Line, offeredChoices } from './line';

type Stored = { options: readonly StoredChoice[]; count: number; comment: string };

/** A line of the cart, or one that waited for its place, as its dish's form holds one; what the dish has no more is left out (rule cart/edit). */
export const lineOfCart = ({ product, line }: { product: Product | null; line: Stored }): Line => ({
  choices: offeredChoices({ product, chosen: toChoices(line.options) }),
  count: line.count,
  comment: line.comment,
  tried: 0,
});
