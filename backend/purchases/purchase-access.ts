import { AppError } from '@/backend/errors';
import type { MemberPurchaseRow, OrderService, PurchaseRow } from './purchase-row';

/** The service of a cart or an order. @throws not_found for a deposit, which is neither */
export function orderServiceOf({ service }: Pick<PurchaseRow, 'service'>): OrderService {
  if (service === 'book') throw new AppError('not_found');
  return service;
}

/** A diner who came in by a group's link fills the cart and reads their order (rule cart/group). */
export const isGroupGuest = ({ role, member_number, group_until }: MemberPurchaseRow): boolean =>
  role === 'guest' && member_number !== null && group_until !== null;

/** A group's guest pays nothing, but by a link to pay the order (rule orders/links). */
export const paysNothing = (row: MemberPurchaseRow): boolean =>
  isGroupGuest(row) && (!row.is_payer || row.status === 'cart');

/** @throws cart_locked while being paid, order_closed after */
export function assertOpen<R extends PurchaseRow>(row: R): R {
  if (row.status === 'in_progress') throw new AppError('cart_locked');
  if (row.status !== 'cart') throw new AppError('order_closed');
  return row;
}
