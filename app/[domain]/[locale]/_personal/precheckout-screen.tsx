'use client';

import { CartCosts, CartLead } from '@/components/cart/cart-contents';
import { TakeAwayInstead } from '@/components/cart/take-away-instead';
import { type BranchFacts, Precheckout } from '@/components/checkout/precheckout';
import { PlaceFields } from '@/components/location/place-fields';
import { PlacePoint } from '@/components/location/place-point';
import { ShippingZoneChoice } from '@/components/location/shipping-zone-choice';
import type { Cart } from '@/lib/contract/cart';
import { useCoverage } from '@/lib/queries/checkout';
import { useVisit } from '@/lib/visit/visit-provider';
import { CartLoad } from './cart-load';

function PrecheckoutPage({ cart, branch }: { cart: Cart; branch: BranchFacts }) {
  const { tenant } = useVisit();
  const choosesZone = cart.shipping_zones.length > 0;
  const coverage = useCoverage({
    supplierId: branch.id,
    enabled: cart.service === 'delivery' && !choosesZone,
  });
  return (
    <Precheckout
      cart={cart}
      branch={branch}
      lead={<CartLead cart={cart} />}
      renderPlace={({ place, zone, errors, tried, onChange, onZone }) => (
        <PlaceFields place={place} errors={errors} tried={tried} onChange={onChange}>
          {choosesZone ? (
            <ShippingZoneChoice
              zones={cart.shipping_zones}
              chosen={zone}
              currency={tenant.currency}
              error={tried ? errors.zone : undefined}
              onChoose={onZone}
            />
          ) : (
            <PlacePoint
              place={place}
              zones={coverage.data ?? null}
              failure={
                !coverage.data && coverage.error
                  ? { error: coverage.error, onRetry: () => void coverage.refetch() }
                  : null
              }
              branch={branch.location}
              branchName={branch.name}
              currency={tenant.currency}
              error={tried ? errors.point : undefined}
              onChange={onChange}
              otherwise={branch.offersTakeAway && <TakeAwayInstead cart={cart} slug={branch.slug} />}
            />
          )}
        </PlaceFields>
      )}
      renderBill={(shown) => <CartCosts cart={shown} />}
    />
  );
}

/** The precheckout of the cart of the chosen service. */
export function PrecheckoutScreen({ branch }: { branch: BranchFacts }) {
  return <CartLoad slug={branch.slug}>{(cart) => <PrecheckoutPage cart={cart} branch={branch} />}</CartLoad>;
}
