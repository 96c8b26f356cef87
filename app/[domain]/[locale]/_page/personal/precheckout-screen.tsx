'use client';

import { CartCosts, CartLead } from '@/components/cart/cart-contents';
import { ReachingInstead } from '@/components/cart/closed/reaching-instead';
import { TakeAwayInstead } from '@/components/cart/closed/take-away-instead';
import { AddressFields } from '@/components/delivery/address-fields';
import { ZoneOrPoint } from '@/components/delivery/zone-or-point';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { FallbackNote } from '@/components/menu/fallback-note';
import type { BranchFacts } from '@/components/orders/precheckout/branch-facts';
import { Precheckout } from '@/components/orders/precheckout/precheckout';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { deliveringOf } from '@/lib/domain/branches/delivering';
import { takesHours } from '@/lib/domain/branches/slots';
import { isGuestOf } from '@/lib/domain/cart/group';
import { placingOf } from '@/lib/domain/delivery/placing';
import { cartFallbacks } from '@/lib/domain/menu/fallback-languages';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useCoverage } from '@/lib/queries/delivery/coverage';
import { CartLoad } from './cart-load';

function PrecheckoutPage({ cart, branch }: { cart: Cart; branch: BranchFacts }) {
  const { tenant, screen } = useApp();
  const services = screen.supplier?.services ?? [];
  const isLater = cart.subservice === 'schedule';
  const asksWhen = isLater || takesHours({ service: cart.service, services, days: branch.scheduleDays });
  const by = placingOf({
    point: cart.point,
    zones: cart.shipping_zones.length,
    hasMap: Boolean(screen.map),
  });
  const coverage = useCoverage({
    supplierId: branch.id,
    enabled: cart.service === 'delivery' && cart.point !== 'none',
  });
  return (
    <Precheckout
      cart={cart}
      branch={branch}
      asksWhen={asksWhen}
      lead={
        <>
          <FallbackNote languages={cartFallbacks(cart.products)} />
          <CartLead cart={cart} asksWhen={asksWhen} />
        </>
      }
      renderAddress={({ texts, zone, zoneError, onPlace, onZone, onZoneLeft, placed }) => (
        <AddressFields texts={texts} near={branch.location} by={by} onPlace={onPlace}>
          <ZoneOrPoint
            {...placed}
            cart={cart}
            zone={zone}
            zoneError={zoneError}
            onZone={onZone}
            onZoneLeft={onZoneLeft}
            zones={coverage.data ?? null}
            failure={
              !coverage.data && coverage.error
                ? { error: coverage.error, onRetry: () => void coverage.refetch() }
                : null
            }
            branch={{ ...branch.location, label: branch.name }}
            currency={tenant.currency}
            otherwise={
              <>
                {deliveringOf(tenant.suppliers).length > 1 && (
                  <ReachingInstead cart={cart} address={placed.address} />
                )}
                {branch.offersTakeAway && <TakeAwayInstead cart={cart} slug={branch.slug} />}
              </>
            }
          />
        </AddressFields>
      )}
      renderBill={(isPriceWaiting) => <CartCosts cart={cart} isPriceWaiting={isPriceWaiting} />}
    />
  );
}

/** A guest of a group orders nothing (rule cart/group). */
function ToCart({ slug }: { slug: string }) {
  useLeaveFor(screenPath({ screen: '*/delivery/order', slug }));
  return <LoadingShape className="h-[320px]" />;
}

export function PrecheckoutScreen({ branch }: { branch: BranchFacts }) {
  return (
    <CartLoad slug={branch.slug}>
      {(cart) =>
        isGuestOf(cart) ? <ToCart slug={branch.slug} /> : <PrecheckoutPage cart={cart} branch={branch} />
      }
    </CartLoad>
  );
}
