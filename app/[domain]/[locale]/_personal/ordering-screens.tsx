'use client';

import { useTranslations } from 'next-intl';
import { Bill } from '@/components/cart/bill';
import { MinimumBar, useLineIssue } from '@/components/cart/cart-contents';
import { CartLines, useMoney } from '@/components/cart/cart-lines';
import { CouponField } from '@/components/cart/coupon-field';
import { Checkout } from '@/components/checkout/checkout';
import { type BranchFacts, Precheckout } from '@/components/checkout/precheckout';
import { PlaceFields } from '@/components/location/place-fields';
import { OrderPage } from '@/components/orders/order-page';
import type { Cart } from '@/lib/contract/cart';
import { useCart } from '@/lib/queries/cart';
import { useCoverage } from '@/lib/queries/checkout';
import { useVisit } from '@/lib/visit/visit-provider';

function CartPart({ cart }: { cart: Cart }) {
  const { tenant } = useVisit();
  return <CartLines cart={cart} currency={tenant.currency} issueText={useLineIssue(cart)} />;
}

function EmptyCart({ slug }: { slug: string }) {
  const t = useTranslations('Cart');
  return (
    <div className="grid gap-4 py-8 text-center">
      <h2 className="text-[22px]">{t('empty_title')}</h2>
      <p>{t('empty_text')}</p>
      <a className="button" href={`/${slug}`}>
        {t('to_menu')}
      </a>
    </div>
  );
}

/** The cart in progress as a page of its own (spec section 2). */
export function CartScreen({ slug }: { slug: string }) {
  const { tenant } = useVisit();
  const { cart, isLoading, purchaseId } = useCart();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  if (purchaseId !== null && isLoading) return <div className="skeleton h-[320px]" aria-busy />;
  if (!cart || cart.products.length === 0) return <EmptyCart slug={slug} />;
  const deliveryLater = cart.service === 'delivery' && cart.polygon === null;
  return (
    <>
      <CartPart cart={cart} />
      <MinimumBar cart={cart} />
      <CouponField cart={cart} />
      <Bill totals={cart} currency={tenant.currency} deliveryLater={deliveryLater} />
      <div className="sticky-action">
        <a className="button" href={`/${slug}/precheckout`}>
          {t('continue', { total: print(cart.total) })}
        </a>
      </div>
    </>
  );
}

/** The precheckout of the cart of the chosen service. */
export function PrecheckoutScreen({ branch }: { branch: BranchFacts }) {
  const { tenant } = useVisit();
  const { cart, isLoading, purchaseId } = useCart();
  const isDelivery = cart?.service === 'delivery';
  const coverage = useCoverage({ supplierId: branch.id, enabled: isDelivery });
  if (purchaseId !== null && isLoading) return <div className="skeleton h-[320px]" aria-busy />;
  if (!cart || cart.products.length === 0) return <EmptyCart slug={branch.slug} />;
  return (
    <Precheckout
      cart={cart}
      branch={branch}
      zones={coverage.isLoading ? null : (coverage.data ?? [])}
      lead={
        <>
          <CartPart cart={cart} />
          <MinimumBar cart={cart} />
        </>
      }
      renderPlace={(part) => (
        <PlaceFields
          {...part}
          branch={branch.location}
          branchName={branch.name}
          currency={tenant.currency}
          onTakeAway={
            branch.offersTakeAway ? () => location.assign(`/${branch.slug}?service=take_away`) : null
          }
        />
      )}
      renderBill={(shown) => (
        <>
          <CouponField cart={shown} />
          <Bill
            totals={shown}
            currency={tenant.currency}
            deliveryLater={shown.service === 'delivery' && shown.polygon === null}
          />
        </>
      )}
    />
  );
}

type OfPurchase = { id: number; slug: string; locale: string };

export function CheckoutScreen({ id, slug, locale }: OfPurchase) {
  const { currency } = useVisit().tenant;
  const renderBill = (order: Parameters<typeof Bill>[0]['totals']) => (
    <Bill totals={order} currency={currency} />
  );
  return <Checkout purchaseId={id} slug={slug} locale={locale} renderBill={renderBill} />;
}

export function OrderScreen({ id, slug, locale }: OfPurchase) {
  const { currency } = useVisit().tenant;
  const renderBill = (order: Parameters<typeof Bill>[0]['totals']) => (
    <Bill totals={order} currency={currency} />
  );
  const renderAmount = useMoney(currency);
  const parts = { renderBill, renderAmount };
  return <OrderPage id={id} slug={slug} locale={locale} {...parts} />;
}
