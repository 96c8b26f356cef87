'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { useChangeCount } from './use-change-count';
import type { Stopped } from './use-stopped';

function Mending({ cart, stopped: { line, keeps } }: { cart: Cart; stopped: Stopped }) {
  const t = useTranslations('Cart');
  const { change, isPending } = useChangeCount(cart);
  const { id: lineId, name } = line;
  return (
    <div className="flex flex-wrap gap-x-4">
      {keeps > 0 && (
        <button
          type="button"
          className="link-button"
          disabled={isPending}
          onClick={() => void change({ lineId, count: keeps })}
        >
          {t('stopped_keep', { count: keeps })}
        </button>
      )}
      <button
        type="button"
        className="link-button text-left"
        disabled={isPending}
        onClick={() => void change({ lineId, count: 0, line })}
      >
        {t('remove', { name })}
      </button>
    </div>
  );
}

/** The line that stops a cart, beside the button that it stops, with the tap that mends it (rule cart/stopped). */
export function StoppedBy({
  cart,
  stopped,
  children,
}: {
  cart: Cart;
  stopped: Stopped | null;
  /** The button, as `stopped` makes it. */
  children: ReactNode;
}) {
  const t = useTranslations('Cart');
  const errorText = useErrorText(useApp().tenant);
  const whole = useRef<HTMLDivElement>(null);
  const lineId = stopped?.line.id ?? null;
  const before = useRef(lineId);
  useEffect(() => {
    // Not when the page opens.
    const hasChanged = before.current !== null && before.current !== lineId;
    before.current = lineId;
    // The button that was pressed went with its line.
    if (hasChanged && document.activeElement === document.body)
      whole.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
  }, [lineId]);
  return (
    <div ref={whole} className={stopped ? 'grid w-full gap-2 bg-surface' : 'grid w-full'}>
      <p role="status" className={stopped ? 'error' : 'sr-only'}>
        {stopped &&
          t('stopped', {
            reason: errorText(stopped.issue.key, { ...stopped.issue.values, product: stopped.line.name }),
            more: stopped.more,
          })}
      </p>
      {stopped && <Mending key={lineId} cart={cart} stopped={stopped} />}
      {children}
    </div>
  );
}

/** Stands in the place of the button that the line stops. */
export function StoppedButton({ lead }: Pick<Stopped, 'lead'>) {
  const t = useTranslations('Cart');
  return (
    <button type="button" className="button w-full" onClick={lead}>
      {t('stopped_see')}
    </button>
  );
}
