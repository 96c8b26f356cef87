import type { Bill } from '@/lib/domain/cart/bill';
import { totalOf } from '@/lib/domain/cart/bill';
import type { TipChoice } from '@/lib/domain/cart/tip';
import { billWithTip, mayChangeTip } from '@/lib/domain/orders/change-tip';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';

const yes = (percent: number, customMinor = 0): TipChoice => ({ include: 'YES', percent, customMinor });
const BILL: Bill = [
  { kind: 'products', amountMinor: 20_000 },
  { kind: 'coupon', amountMinor: -3_001 },
  { kind: 'delivery', amountMinor: 4_000 },
  { kind: 'tip', amountMinor: 1_700 },
];

test.each<[string, TipChoice, boolean, number | null]>([
  ['none', { include: 'NO', percent: 10, customMinor: 0 }, false, 0],
  ['a percentage of what the coupon left', yes(10), false, 1_700],
  ['a percentage of all products, where the coupon took off the delivery', yes(10), true, 2_000],
  ['an amount of its own', yes(10, 999), false, 999],
  ['as much as the products cost', yes(10, 16_999), false, 16_999],
  ['more than that', yes(10, 17_000), false, null],
  ['less than nothing', yes(-1), false, null],
  ['no number', yes(Number.NaN), false, null],
])('%s (rule orders/tip)', (_case, tip, isDeliveryFree, tipMinor) => {
  const bill = billWithTip({ bill: BILL, isDeliveryFree, tip });
  expect(bill && totalOf(bill)).toBe(tipMinor === null ? null : 20_999 + tipMinor);
  expect(bill?.some(({ kind }) => kind === 'tip') ?? null).toBe(tipMinor === null ? null : tipMinor > 0);
});

test.each<[OrderStatus, PaymentMethod, PaymentStatus, boolean]>([
  ['in_progress', 'cash', 'pending', true],
  ['packed', 'face_to_face', 'pending', true],
  ['preparation', 'room_charge', 'success', true],
  ['on_the_way', 'cash', 'pending', false],
  ['delivered', 'card_reader', 'pending', false],
  ['cancelled', 'cash', 'dropped', false],
  ['in_progress', 'card', 'pending', false],
  ['accepted', 'card', 'success', false],
  ['in_progress', 'transfer', 'pending', false],
])('%s, %s, %s: %p (rule orders/tip)', (status, method, payment, may) => {
  expect(mayChangeTip({ status, payment: { method, status: payment, refundsMinor: 0 } })).toBe(may);
});

test('nobody changes the tip of what has no payment, or went back', () => {
  expect(mayChangeTip({ status: 'accepted', payment: null })).toBe(false);
  const payment = { method: 'room_charge', status: 'success', refundsMinor: 1 } as const;
  expect(mayChangeTip({ status: 'accepted', payment })).toBe(false);
});
