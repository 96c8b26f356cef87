import { LineWords } from '@/components/cart/line-words';
import type { Order } from '@/lib/contract/orders/orders';

export function OrderLines({
  order,
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  return (
    <ul className="mt-2 grid gap-2">
      {order.products.map((line) => (
        <li key={line.id} className="row">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {line.count} × {line.name}
            <LineWords line={line} />
          </span>
          <span>{renderAmount(line.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
