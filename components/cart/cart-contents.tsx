'use client';

import { CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import type { SendButton as SendButtonType } from '@/components/table/account/send-button';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import { watchPart } from '@/lib/browser/parts/load-part';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import { isGuestOf } from '@/lib/domain/cart/group';
import { isDeliveryLater } from '@/lib/domain/delivery/delivery-price';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useClosed } from '@/lib/queries/cart/closed';
import { Bill } from './bill';
import { CartArrival } from './cart-arrival';
import { ClosedNotice } from './closed/closed-notice';
import { useClosedWords } from './closed/closed-words';
import { CouponField } from './coupon/coupon-field';
import { GroupEntry } from './group/group-entry';
import { GuestFoot } from './group/guest-foot';
import { HandoverPlace } from './handover-place';
import { CartLines } from './lines/cart-lines';
import { ClearCart } from './lines/clear-cart';
import { LaterHint } from './lines/later-choice';
import { PriceLeft } from './lines/price-left';
import { RelatedProducts } from './lines/related-products';
import { RemovedNote } from './lines/removed-note';
import { StoppedButton, StoppedBy } from './lines/stopped-by';
import { type Stopped, useStopped } from './lines/use-stopped';
import { BroughtNote } from './move/brought-note';
import { useSlotText } from './slot-text';
import { ToMenu } from './to-menu';
import { useCalculating } from './use-calculating';
import { useIsSent } from './use-is-sent';
import { useMoney } from './use-money';

function useLineIssue(cart: Cart) {
  const { tenant } = useApp();
  const textOf = useErrorText(tenant);
  return (line: CartLine) => {
    const issue = cart.issues.find(({ line_id }) => line_id === line.id);
    if (!issue) return null;
    // It stands at its line, which names the dish.
    const { product: _name, ...values } = issue.values;
    return textOf(issue.key, values);
  };
}

/** Says what is missing to the minimum as the form does; it never blocks adding (rule cart/minimum-order). */
function MinimumBar({ cart }: { cart: Cart }) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const waits = useCalculating(cart.purchase_id);
  if (cart.minimum.missing === 0 || cart.products.length === 0) return null;
  const text = waits
    ? t('calculating')
    : errorText('min_order', { minimum: cart.minimum.value, missing: cart.minimum.missing });
  return (
    <div className="mt-4">
      <p className="font-semibold">{text}</p>
      <progress
        className="meter mt-1"
        aria-label={text}
        max={cart.minimum.value}
        value={cart.minimum.value - cart.minimum.missing}
      />
    </div>
  );
}

/** @param asksWhen the form says itself when the order comes */
export function CartLead({ cart, asksWhen = false }: { cart: Cart; asksWhen?: boolean }) {
  const { currency } = useApp().tenant;
  return (
    <>
      <ClosedNotice cart={cart} />
      {!asksWhen && <CartArrival cart={cart} />}
      <RemovedNote cart={cart} />
      <BroughtNote cart={cart} />
      <PriceLeft cart={cart} />
      <CartLines cart={cart} currency={currency} issueText={useLineIssue(cart)} />
      <LaterHint lines={cart.products} />
      <MinimumBar cart={cart} />
    </>
  );
}

export function CartCosts({
  cart,
  isPriceWaiting = false,
}: {
  cart: Cart;
  /** A change of the amounts waits, unsent. */
  isPriceWaiting?: boolean;
}) {
  const { currency } = useApp().tenant;
  const waits = useCalculating(cart.purchase_id) || isPriceWaiting;
  const isSent = useIsSent(cart);
  return (
    <>
      {!isGuestOf(cart) && !isSent && <CouponField cart={cart} />}
      <Bill
        purchase={cart}
        currency={currency}
        deliveryLater={!isGuestOf(cart) && isDeliveryLater(cart)}
        waits={waits}
      />
    </>
  );
}

export function CartContents({ cart }: { cart: Cart }) {
  const t = useTranslations('Cart');
  const slotText = useSlotText();
  return (
    <>
      {cart.subservice === 'schedule' && (
        <p className="flex items-start gap-2 font-semibold">
          <Icon of={CalendarClock} size={20} className="mt-[2px] flex-none" />
          {slotText(cart) ?? t('scheduled')}
        </p>
      )}
      <HandoverPlace purchase={cart} />
      <CartLead cart={cart} />
      <ClearCart cart={cart} />
      <RelatedProducts cart={cart} />
      {cart.service !== 'on_table' && <GroupEntry cart={cart} />}
      <CartCosts cart={cart} />
    </>
  );
}

/** Loaded for a table's account alone, which few carts belong to. */
const SendButton = lazyPart<ComponentProps<typeof SendButtonType>>(() =>
  watchPart(() => import('@/components/table/account/send-button')).then((one) => one.SendButton),
);

function Continue({
  cart,
  slug,
  stopped,
  onMenu,
}: {
  cart: Cart;
  slug: string;
  stopped: Stopped | null;
  onMenu: (() => void) | undefined;
}) {
  const { currency } = useApp().tenant;
  const t = useTranslations('Cart');
  const print = useMoney(currency);
  const closed = useClosed(cart);
  const waits = useCalculating(cart.purchase_id);
  const words = useClosedWords(cart, closed);
  const { missing } = cart.minimum;
  // Another address may ask for less: the form leads to it.
  const isBelow = missing > 0 && cart.polygon === null && !waits;
  if (closed && words)
    return (
      <button type="button" className="button w-full" disabled>
        {words.button(closed.next)}
      </button>
    );
  if (stopped) return <StoppedButton {...stopped} />;
  return isBelow ? (
    <ToMenu onThere={onMenu}>{t('missing_button', { amount: print(missing) })}</ToMenu>
  ) : (
    <a className="button w-full" href={screenPath({ screen: '*/precheckout', slug })}>
      {waits ? t('continue_plain') : t('continue', { total: print(cart.total) })}
    </a>
  );
}

/**
 * Leads to the payment, with the total; or to the line that stops it (rule cart/stopped), or when a closed branch opens, or to
 * the menu for what the minimum lacks (rule cart/minimum-order). @param onMenu closes what lies over the menu
 */
export function ContinueLink({ cart, onMenu }: { cart: Cart; onMenu?: () => void }) {
  const { supplier } = useApp().screen;
  const isSent = useIsSent(cart);
  const stopped = useStopped(cart);
  if (!supplier) return null;
  if (!isSent && isGuestOf(cart)) return <GuestFoot cart={cart} />;
  return (
    <StoppedBy cart={cart} stopped={stopped}>
      {isSent ? (
        <SendButton cart={cart} instead={stopped && <StoppedButton {...stopped} />} />
      ) : (
        <Continue cart={cart} slug={supplier.slug} stopped={stopped} onMenu={onMenu} />
      )}
    </StoppedBy>
  );
}
