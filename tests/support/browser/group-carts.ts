import { getCart } from '@/lib/contract/cart/calls';
import type { Cart, MemberLine } from '@/lib/contract/cart/cart';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH } from './render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('the example cart is empty');

export const lineOf = (id: number, member: number, name: string): MemberLine => ({
  ...line,
  id,
  member,
  name,
  product_supplier_id: id,
  count: 1,
  stock: null,
});

/** Ana's cart, which Luis and Eva fill too, as one of them reads it. */
export const groupCart = (me: number, changes: Partial<Cart> = {}): Cart => ({
  ...example,
  supplier_id: BRANCH.id,
  service: 'take_away',
  subservice: null,
  issues: [],
  group: {
    me,
    is_open: true,
    members: [
      { number: 1, name: 'Ana', part: 10_000, is_done: false },
      { number: 2, name: 'Luis', part: 8_000, is_done: false },
      { number: 3, name: 'Eva', part: 0, is_done: true },
    ],
  },
  products: [lineOf(1, 1, 'Caldo'), lineOf(2, 2, 'Arepa')],
  ...changes,
});

export const ALONE: Cart = {
  ...groupCart(1),
  group: null,
  products: [{ ...lineOf(1, 1, 'Caldo'), member: null }],
};
