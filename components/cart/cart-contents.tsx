'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/shell/error-text';
import { useOpeningText } from '@/components/shell/opening-text';
import type { Cart, CartLine } from '@/lib/contract/cart';
import { isDeliveryLater } from '@/lib/domain/delivery-price';
import { useClosed } from '@/lib/queries/closed';
import { useVisit } from '@/lib/visit/visit-provider';
import { Bill } from './bill';
import { CartLines, useMoney } from './cart-lines';
import { ClosedNotice } from './closed-notice';
import { CouponField } from './coupon-field';

/** The sentence of what is wrong with a line, if anything is. */
function useLineIssue(cart: Cart) {
  const { tenant } = useVisit();
  const textOf = useErrorText(tenant);
  return (line: CartLine) => {
    const issue = cart.issues.find(({ line_id }) => line_id === line.id);
    return issue ? textOf(issue.key, issue.values) : null;
  };
}

/** How far it is to the minimum; adding is never blocked by it (decision 48). */
function MinimumBar({ cart }: { cart: Cart }) {
  const { tenant } = useVisit();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  if (cart.minimum.missing === 0 || cart.products.length === 0) return null;
  const text = t('missing', { amount: print(cart.minimum.missing) });
  return (
    <div className="mt-4">
      <p className="font-semibold">{text}</p>
      <progress className="meter mt-1" aria-label={text} max={cart.minimum.value} value={cart.subtotal} />
    </div>
  );
}

/** What a cart holds. */
export function CartLead({ cart }: { cart: Cart }) {
  const { currency } = useVisit().tenant;
  return (
    <>
      <ClosedNotice cart={cart} />
      <CartLines cart={cart} currency={currency} issueText={useLineIssue(cart)} />
      <MinimumBar cart={cart} />
    </>
  );
}

/** What a cart costs, and what takes something off. */
export function CartCosts({ cart }: { cart: Cart }) {
  const { currency } = useVisit().tenant;
  return (
    <>
      <CouponField cart={cart} />
      <Bill totals={cart} currency={currency} deliveryLater={isDeliveryLater(cart)} />
    </>
  );
}

/** Both, over the menu, beside it and on a page of its own. */
export function CartContents({ cart }: { cart: Cart }) {
  return (
    <>
      <CartLead cart={cart} />
      <CartCosts cart={cart} />
    </>
  );
}

/** The way from a cart to its payment, with what it costs; while the branch is closed, when it opens. */
export function ContinueLink({ cart }: { cart: Cart }) {
  const { tenant, screen } = useVisit();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  const closed = useClosed(cart);
  const openingText = useOpeningText();
  if (closed) {
    return (
      <button type="button" className="button w-full" disabled>
        {t('closed_button', { opens: openingText(closed.next) })}
      </button>
    );
  }
  return (
    <a className="button w-full" href={`/${screen.supplier?.slug}/precheckout`}>
      {t('continue', { total: print(cart.total) })}
    </a>
  );
}
