import { MemberName } from '@/components/cart/group/member-name';
import { LineWords } from '@/components/cart/line-words';
import type { MemberLine } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { memberOfLine } from '@/lib/domain/cart/group';
import { linesByStall } from '@/lib/domain/cart/lines-by-stall';

function LineMember({ order: { group }, line }: { order: Order; line: MemberLine }) {
  const member = memberOfLine({ group, line });
  return (
    member && (
      <span className="block text-muted">
        <MemberName member={member} me={group?.me ?? null} />
      </span>
    )
  );
}

export function OrderLines({
  order,
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  return (
    <ul className="mt-2 grid gap-2">
      {linesByStall({ lines: order.products, stallOf: ({ stall }) => stall }).map(({ line, begins }) => (
        <li key={line.id} className="row">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {begins && <span className="block font-semibold text-muted">{begins}</span>}
            {line.count} × {line.name}
            <LineWords line={line} />
            <LineMember order={order} line={line} />
          </span>
          <span>{renderAmount(line.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
