import type { OrderStatus } from '@/lib/domain/orders/order-states';

export const nowKey = (status: OrderStatus) => (status === 'cart' ? 'cart' : (`now_${status}` as const));
