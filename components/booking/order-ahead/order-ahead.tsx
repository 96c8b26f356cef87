import { Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LineWords } from '@/components/cart/lines/line-words';
import { Icon } from '@/components/ui/icon';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp } from '@/lib/browser/app-provider';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import type { Booking, OrderAhead as Order } from '@/lib/contract/booking/booking';
import { formatAmount } from '@/lib/domain/money/money';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { useAheadCalls } from '@/lib/queries/booking/order-ahead';
import { showError } from '@/lib/stores/error-store';

const AheadMenu = lazyPart(() => import('./ahead-menu').then((part) => part.AheadMenu));

type Props = { booking: Booking; access: BookingAccess };
type Line = Order['lines'][number];

function AheadLine({ line, isSent, remove }: { line: Line; isSent: boolean; remove: (() => void) | null }) {
  const t = useTranslations('BookInfo');
  const { currency } = useApp().tenant;
  const { name, count, subtotal, is_gone: isGone } = line;
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className={isGone ? 'text-muted line-through' : 'font-semibold'}>
          {count} × {name}
        </span>
        <LineWords line={line} />
        {isGone && <span className="error block">{t(isSent ? 'ahead_was_gone' : 'ahead_gone')}</span>}
      </span>
      {!isGone && <span className="price">{formatAmount({ amount: subtotal, currency })}</span>}
      {remove && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('ahead_remove', { name })}
          onClick={remove}
        >
          <Icon of={Trash2} size={20} />
        </button>
      )}
    </li>
  );
}

function AheadLines({
  order,
  access,
  canChange,
}: {
  order: Order;
  access: BookingAccess;
  canChange: boolean;
}) {
  const t = useTranslations('BookInfo');
  const { currency } = useApp().tenant;
  const { remove } = useAheadCalls(access);
  const takeOut = async (id: number) => {
    const outcome = await remove(id);
    if (outcome.kind === 'failed') showError(outcome.error, () => void takeOut(id));
  };
  const isSent = order.sent_at !== null;
  return (
    <>
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <AheadLine
            key={line.id}
            line={line}
            isSent={isSent}
            remove={canChange ? () => void takeOut(line.id) : null}
          />
        ))}
      </ul>
      <p className="row font-semibold">
        <span>{t('ahead_total')}</span>
        <span className="price">{formatAmount({ amount: order.total, currency })}</span>
      </p>
      <p className="text-muted">{t(isSent ? 'ahead_sent' : 'ahead_prices')}</p>
    </>
  );
}

/** The dishes that are ordered ahead (rule booking/ordering-ahead). @param canChange its organiser, in time */
export function OrderAhead({ booking, access, canChange }: Props & { canChange: boolean }) {
  const t = useTranslations('BookInfo');
  const [isOpen, setOpen] = useState(false);
  const { order, state } = booking;
  const heading = useCaughtFocus<HTMLHeadingElement>(order?.lines.length ?? 0);
  if (!order || state === 'waiting_list') return null;
  const changes = canChange && order.sent_at === null;
  if (order.lines.length === 0 && !changes) return null;
  return (
    <section className="card mt-4 grid gap-4 p-4" aria-labelledby="order-ahead">
      <h2 ref={heading} tabIndex={-1} id="order-ahead" className="text-section">
        {t('ahead')}
      </h2>
      {order.lines.length > 0 ? (
        <AheadLines order={order} access={access} canChange={changes} />
      ) : (
        <p className="text-muted">{t('ahead_text')}</p>
      )}
      {changes && (
        <button type="button" className="button button-quiet w-full" onClick={() => setOpen(true)}>
          {t(order.lines.length > 0 ? 'ahead_more' : 'ahead_add')}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AheadMenu booking={booking} access={access} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
