import { useTranslations } from 'next-intl';
import { MemberName } from '@/components/cart/group/member-name';
import { LineWords } from '@/components/cart/lines/line-words';
import { LineKept } from '@/components/menu/product/line/line-kept';
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
  const t = useTranslations('Order');
  return (
    <ul className="mt-2 grid gap-2">
      {linesByStall({ lines: order.products, stallOf: ({ stall }) => stall }).map(({ line, begins }) => (
        <li key={line.id}>
          {begins && <p className="font-semibold text-muted">{begins}</p>}
          <div className="row">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {line.count} × {line.name}
              <LineWords line={line} />
              <LineKept line={line} />
              {line.was_kept && <span className="block text-success">{t('price_kept')}</span>}
              <LineMember order={order} line={line} />
            </span>
            <span>{renderAmount(line.subtotal)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
