'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { useClosedWords } from '@/components/cart/closed/closed-words';
import { StoppedBy } from '@/components/cart/lines/stopped-by';
import type { Stopped } from '@/components/cart/lines/use-stopped';
import { useOnline } from '@/components/layout/use-online';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { formatAmount } from '@/lib/domain/money/money';
import { useClosed } from '@/lib/queries/cart/closed';
import { resolveButton } from './resolve-button';

/** The part of a press that its button shows. */
export type PressState = {
  /** The line that stops the cart. */
  stopped: Stopped | null;
  /** The order is paid online. */
  isOnline: boolean;
  isLoading: boolean;
  isBusy: boolean;
  /** Pressed without a connection: it is sent when there is one. */
  isHeld: boolean;
  isRepricing: boolean;
  /** Takes back a held press. */
  letGo: () => void;
};

/** The state of the button, in words too. */
function useButtonState(cart: Cart, { stopped, isOnline, isBusy, isHeld, isRepricing }: PressState) {
  const [t, cartText] = [useTranslations('Checkout'), useTranslations('Cart')];
  const { currency } = useApp().tenant;
  const hasConnection = useOnline();
  const closed = useClosed(cart);
  const words = useClosedWords(cart, closed);
  const isClosed = closed !== null;
  const { missing } = cart.minimum;
  const isStopped = stopped !== null;
  const state = resolveButton({
    isClosed,
    isStopped,
    missing,
    isHeld,
    isBusy,
    isRepricing,
    hasConnection,
    isOnline,
  });
  const print = (amount: number) => formatAmount({ amount, currency });
  const textOf = (): string => {
    if (state === 'closed') return words?.button(closed?.next ?? null) ?? '';
    if (state === 'stopped') return cartText('stopped_see');
    return t(state, { total: print(cart.total), amount: print(missing) });
  };
  return { state, isClosed, text: textOf() };
}

export function OrderButton({
  cart,
  press,
  children,
}: {
  cart: Cart;
  press: PressState;
  /** The terms that the press accepts, in sight with it. */
  children: ReactNode;
}) {
  const { stopped, isLoading, isBusy, isHeld, letGo } = press;
  const t = useTranslations('Checkout');
  const { state, isClosed, text } = useButtonState(cart, press);
  const button = useRef<HTMLButtonElement>(null);
  const stop = () => {
    letGo();
    button.current?.focus();
  };
  return (
    <div className="sticky-action grid gap-2">
      {children}
      <StoppedBy cart={cart} stopped={stopped}>
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
      </StoppedBy>
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
