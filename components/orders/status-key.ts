import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** Which sentence says where an order stands: every status has one, and what is not sent says so instead. */
export const nowKey = (status: OrderStatus) => (status === 'cart' ? 'cart' : (`now_${status}` as const));
