import { TellBy } from '@/components/orders/follow/tell-by';
import { getOrder } from '@/lib/contract/orders/calls';
import { chooseNotices } from '@/lib/contract/orders/notice-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { useOrder } from '@/lib/queries/orders/orders';
import { renderApp } from './render-app';

function Shown({ id }: { id: number }) {
  const { data } = useOrder(id);
  return data ? <TellBy order={data} /> : null;
}

/** The question as the order's page has it, and what its choices are answered. */
export const renderTellBy = (order: Order, answers: unknown[]) =>
  renderApp(<Shown id={order.id} />, { [getOrder.path]: [order], [chooseNotices.path]: answers });
