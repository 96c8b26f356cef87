'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { InDock } from '@/components/layout/dock';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import { showCounts } from '@/lib/browser/menu-markup/add-buttons';
import { showSlot } from '@/lib/browser/menu-markup/chosen-service';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import type { Cart } from '@/lib/contract/cart/cart';
import { hostOf, isGuestOf } from '@/lib/domain/cart/group';
import { isDeliveryLater } from '@/lib/domain/delivery/delivery-price';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { useCart } from '@/lib/queries/cart/cart';
import { useClosed } from '@/lib/queries/cart/closed';
import { useOrderedElsewhere } from '@/lib/queries/orders/ordered-elsewhere';
import { AddedNote } from './added-note';
import { ClosedNotice } from './closed/closed-notice';
import { LinkedCoupon } from './coupon/linked-coupon';
import { FollowGroup } from './group/follow-group';
import { GroupElsewhere } from './group/group-elsewhere';
import { AfterAdding } from './lines/after-adding';
import { RemovedNote } from './lines/removed-note';
import { ownLines, TakeFromMenu } from './lines/take-from-menu';
import { BroughtNote } from './move/brought-note';
import { OngoingLink, OngoingPanel, OrderedNote } from './ongoing-order';
import { OtherCarts } from './other-carts';
import { useSlotText } from './slot-text';
import { StorageNote } from './storage-note';
import { useCalculating } from './use-calculating';
import { useCartSlot } from './use-cart-slot';
import { useMoney } from './use-money';
import { useSendPlace } from './use-send-place';

/** Without its script the cart has its own page. */
function OwnPage(): null {
  const { screen } = useApp();
  const slug = screen.supplier?.slug;
  useEffect(() => {
    if (slug) goTo(screenPath({ screen: '*/delivery/order', slug }));
  }, [slug]);
  return null;
}
/** The same beside the menu, where the page must not change by itself. */
function OwnPageLink() {
  const { screen } = useApp();
  const t = useTranslations('Cart');
  if (!screen.supplier) return null;
  return (
    <div className="cart-panel-foot">
      <a className="button" href={screenPath({ screen: '*/delivery/order', slug: screen.supplier.slug })}>
        {t('open')}
      </a>
    </div>
  );
}
const loadSheet = () =>
  import('./cart-sheet').then(
    (one) => one.CartSheet,
    () => OwnPage,
  );
const loadPanel = () =>
  import('./cart-panel').then(
    (one) => one.CartPanel,
    () => OwnPageLink,
  );
const CartSheet = lazyPart(loadSheet);
const CartPanel = lazyPart(loadPanel);

/** The cart is open already where it stands beside the menu. */
const NOTHING_TO_OPEN = () => undefined;

function useCountsOnMenu(counts: ReadonlyMap<number, number>, cart: Cart | null): void {
  const t = useTranslations('Cart');
  useEffect(() => {
    const takes = new Set(ownLines(cart).map((line) => line.product_supplier_id));
    showCounts({ counts, takes: (id) => takes.has(id), takeLabel: t('take_one', { name: '{name}' }) });
  }, [counts, cart, t]);
}

function useSlotOnMenu(cart: Cart | null): void {
  const slotText = useSlotText();
  const { supplier } = useApp().screen;
  const [service, text] = [cart?.service ?? '', cart && slotText(cart)];
  const isLater = cart?.subservice === 'schedule' && cart.products.length > 0;
  const [date, hour] = [cart?.schedule_date ?? null, cart?.schedule_hour ?? null];
  const timezone = supplier?.timezone;
  useEffect(() => {
    const isChosen = date !== null && hour !== null && timezone !== undefined;
    const wanted = isChosen ? toInstant({ date, minute: toMinutes(hour), timezone }).at : null;
    showSlot({ service, text, ...(isLater ? { at: wanted } : {}) });
    return () => showSlot({ service, text: null });
  }, [service, text, isLater, date, hour, timezone]);
}

/** The bar below the menu, or the cart beside it (rule cart/bar). Loaded with the first product. */
export function CartDock({ pending }: { pending: ReadonlyMap<number, number> }) {
  return (
    <>
      <AddedNote />
      <Dock pending={pending} />
    </>
  );
}

function useShownOrder(pending: ReadonlyMap<number, number>) {
  const { cart: purchase, data: known, elsewhere } = useCart();
  const cart = purchase?.is_cart ? purchase : null;
  const counts = new Map(pending);
  const products = cart?.products ?? [];
  // On the menu are the diner's own.
  const own = cart?.group ? products.filter(({ member }) => member === cart.group?.me) : products;
  for (const { product_supplier_id: id, count } of own) counts.set(id, (counts.get(id) ?? 0) + count);
  useCountsOnMenu(counts, cart);
  useSlotOnMenu(cart);
  useSendPlace(cart);
  const count = [...pending.values(), ...products.map((line) => line.count)].reduce(
    (sum, one) => sum + one,
    0,
  );
  const ongoing = purchase && !purchase.is_cart && count === 0 ? purchase : null;
  const orderedElsewhere = useOrderedElsewhere();
  const ordered = count === 0 ? orderedElsewhere : null;
  const followed = known?.group ? known : null;
  return { cart, ongoing, ordered, count, followed, elsewhere };
}
type ShownOrder = ReturnType<typeof useShownOrder>;

function BesideMenu({
  order: { cart, ongoing, ordered, count, elsewhere },
  isClosed,
}: {
  order: ShownOrder;
  isClosed: boolean;
}) {
  if (ongoing) return <OngoingPanel purchaseId={ongoing.purchase_id} />;
  if (cart && cart.products.length > 0) return <CartPanel cart={cart} />;
  return (
    <div className="grid gap-4 px-4 pb-4 empty:hidden">
      {ordered !== null && <OrderedNote purchaseId={ordered} />}
      {elsewhere && <GroupElsewhere cart={elsewhere} />}
      {cart && <JoinedNote cart={cart} />}
      {cart && <RemovedNote cart={cart} />}
      {isClosed && <ClosedNotice cart={null} ways={count === 0} />}
      <OtherCarts />
    </div>
  );
}

/** A guest who has chosen nothing yet reads whose cart this is. */
function JoinedNote({ cart }: { cart: Cart }) {
  const t = useTranslations('Group');
  const { group, products } = cart;
  const isBegun = products.some(({ member }) => member === group?.me);
  if (!isGuestOf(cart) || !group?.is_open || isBegun) return null;
  return (
    <p role="status" className="card mb-2 p-2 text-center font-semibold">
      {t('joined', { host: hostOf(group) })}
    </p>
  );
}

function CartBar({
  order: { cart, count },
  isOpen,
  onOpen,
}: {
  order: ShownOrder;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  const waits = useCalculating(cart?.purchase_id ?? null);
  const isLinked = useSlice('coupons', ({ linked }) => linked !== null);
  const [hasLinked, setHasLinked] = useState(false);
  if (isLinked && !hasLinked) setHasLinked(true);
  return (
    <section className="dock-part dock-cart" aria-label={t('title')}>
      {hasLinked && cart && <LinkedCoupon cart={cart} />}
      <StorageNote />
      {!isOpen && <ClosedNotice cart={cart} brief ways={false} />}
      {!isOpen && cart && <JoinedNote cart={cart} />}
      {!isOpen && cart && <RemovedNote cart={cart} />}
      {!isOpen && cart && <BroughtNote cart={cart} />}
      {cart && <AfterAdding cart={cart} isOpen={isOpen} />}
      <button
        type="button"
        className="button w-full justify-between"
        onClick={onOpen}
        disabled={!cart}
        aria-busy={!cart}
      >
        <span>{t('count', { count })}</span>
        <span>{!cart ? t('open') : waits ? t('calculating') : print(cart.total)}</span>
        {cart && !isGuestOf(cart) && isDeliveryLater(cart) && (
          <span className="basis-full text-start font-normal text-body">
            {t('delivery')}: {t('delivery_later')}
          </span>
        )}
      </button>
    </section>
  );
}

function Dock({ pending }: { pending: ReadonlyMap<number, number> }) {
  const order = useShownOrder(pending);
  return (
    <>
      {order.followed && <FollowGroup cart={order.followed} />}
      <ShownDock order={order} />
    </>
  );
}

function ShownDock({ order }: { order: ShownOrder }) {
  const t = useTranslations('Cart');
  const { cart, ongoing, count } = order;
  const [open, setOpen] = useState(false);
  const openCart = useCallback(() => setOpen(true), []);
  const isOngoing = ongoing !== null;
  const slot = useCartSlot(isOngoing || (cart !== null && cart.products.length > 0));
  const isBeside = slot !== null;
  const isNeeded = count > 0;
  const isClosed = useClosed(cart) !== null;
  useEffect(() => {
    if (isOngoing) setOpen(false);
  }, [isOngoing]);
  useEffect(() => {
    if (isNeeded) void (isBeside ? loadPanel() : loadSheet());
  }, [isNeeded, isBeside]);
  if (slot)
    return (
      <>
        {cart && <TakeFromMenu cart={cart} onOpen={NOTHING_TO_OPEN} />}
        {createPortal(<BesideMenu order={order} isClosed={isClosed} />, slot)}
      </>
    );
  if (ongoing) {
    return (
      <InDock>
        <section className="dock-part dock-cart" aria-label={t('title')}>
          <OngoingLink purchaseId={ongoing.purchase_id} />
        </section>
      </InDock>
    );
  }
  if (count === 0 && !open) {
    return (
      <InDock>
        <section className="dock-part empty:hidden" aria-label={t('title')}>
          {order.ordered !== null && <OrderedNote purchaseId={order.ordered} />}
          {order.elsewhere && <GroupElsewhere cart={order.elsewhere} />}
          {cart && <JoinedNote cart={cart} />}
          {cart && <RemovedNote cart={cart} />}
          {isClosed && <ClosedNotice cart={null} brief />}
          <OtherCarts />
        </section>
      </InDock>
    );
  }
  return (
    <>
      <InDock>
        <CartBar order={order} isOpen={open} onOpen={openCart} />
      </InDock>
      {cart && <TakeFromMenu cart={cart} onOpen={openCart} />}
      {open && cart && <CartSheet cart={cart} onClose={() => setOpen(false)} />}
    </>
  );
}
