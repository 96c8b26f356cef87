'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { useOpeningText } from '@/components/branches/opening-text';
import { useOnline } from '@/components/layout/use-online';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { formatAmount } from '@/lib/domain/money/money';
import { useClosed } from '@/lib/queries/closed';
import { resolveButton } from './resolve-button';

export function OrderButton({
  cart,
  isOnline,
  isLoading,
  press: { isBusy, isHeld, isRepricing, letGo },
  children,
}: {
  cart: Cart;
  isOnline: boolean;
  isLoading: boolean;
  press: { isBusy: boolean; isHeld: boolean; isRepricing: boolean; letGo: () => void };
  /** What the press accepts, in sight with it. */
  children: ReactNode;
}) {
  const [t, cartText] = [useTranslations('Checkout'), useTranslations('Cart')];
  const { currency } = useVisit().tenant;
  const openingText = useOpeningText();
  const hasLine = useOnline();
  const closed = useClosed(cart);
  const button = useRef<HTMLButtonElement>(null);
  const isClosed = closed !== null;
  const { missing } = cart.minimum;
  const state = resolveButton({ isClosed, missing, isHeld, isBusy, isRepricing, hasLine, isOnline });
  const print = (amount: number) => formatAmount({ amount, currency });
  const text =
    state === 'closed'
      ? cartText('closed_button', { opens: openingText(closed?.next ?? null) })
      : t(state, { total: print(cart.total), amount: print(missing) });
  const stop = () => {
    letGo();
    button.current?.focus();
  };
  return (
    <div className="sticky-action grid gap-2">
      {children}
      <button
        ref={button}
        type={isHeld ? 'button' : 'submit'}
        className="button w-full"
        disabled={(isClosed && !isHeld) || isLoading || isBusy}
        aria-busy={isLoading || isBusy}
        aria-disabled={isHeld || state === 'missing' ? true : undefined}
      >
        {text}
      </button>
      {isHeld && (
        <button type="button" className="button button-quiet w-full" onClick={stop}>
          {t('held_stop')}
        </button>
      )}
      <p role="status" className="sr-only">
        {isHeld || state === 'unanswered' ? text : ''}
      </p>
    </div>
  );
}
