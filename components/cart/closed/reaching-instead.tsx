'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Consequences } from '@/components/cart/move/move-consequences';
import { useMoney } from '@/components/cart/use-money';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useApp } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import type { Cart } from '@/lib/contract/cart/cart';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import type { ReachingBranch } from '@/lib/contract/delivery/branches-at';
import { type AddressDraft, pointOf } from '@/lib/contract/people/contact';
import type { Point } from '@/lib/domain/delivery/point';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useMoveCart, useMovePreview } from '@/lib/queries/cart/move-cart';
import { type Delivering, useBranchesAt } from '@/lib/queries/delivery/coverage';
import { chooseAddress } from '@/lib/stores/delivery/chosen-address';
import { showError } from '@/lib/stores/error-store';

/** Shows this many other branches, the cheapest first. */
const MOST = 2;

type Way = { cart: Cart; address: AddressDraft; service: Delivering };

function useMoveToCheckout({
  cart,
  address,
  service,
  supplierId,
  slug,
}: Way & { supplierId: number; slug: string }) {
  const { stores } = useApp();
  const { moveCart, isPending, isOutdated } = useMoveCart(cart);
  const [isGoing, setGoing] = useState(false);
  const move = async ({ lost }: SupplierChange) => {
    const outcome = await moveCart(
      { supplierId, choice: service },
      lost.map(({ line_id }) => line_id),
    );
    if (outcome.kind === 'failed') return showError(outcome.error);
    if (outcome.kind === 'outdated') return;
    setGoing(true);
    chooseAddress({ stores, address });
    goTo(screenPath({ screen: '*/precheckout', slug }));
  };
  return { move, isBusy: isPending || isGoing, isOutdated };
}

/** Costs and losses stand above the button, so that one tap moves the cart. */
function OtherBranch({ branch, slug, ...way }: Way & { branch: ReachingBranch; slug: string }) {
  const { cart, service } = way;
  const { supplier_id: supplierId, delivery_price: price, minutes } = branch;
  const { currency } = useApp().tenant;
  const t = useTranslations('Cart');
  const print = useMoney(currency);
  const preview = useMovePreview({ cart, target: { supplierId, choice: service } });
  const { move, isBusy, isOutdated } = useMoveToCheckout({ ...way, supplierId, slug });
  const { data } = preview;
  if (preview.isError) return null;
  if (!data) return <LoadingShape className="h-[120px]" />;
  return (
    <li className="card grid gap-3 p-4">
      <p>
        <strong className="font-semibold">{t('branch_reaches', { branch: data.to.name })}</strong>{' '}
        {price ? t('branch_brings', { price: print(price), ...minutes }) : t('branch_brings_free', minutes)}
      </p>
      {isOutdated && (
        <p className="error" role="alert">
          {t('branch_changed')}
        </p>
      )}
      <Consequences change={data} words={{ isOtherBranch: true, from: data.from.name, to: data.to.name }} />
      {data.kept > 0 ? (
        <button
          type="button"
          className="button"
          disabled={isBusy || preview.isFetching}
          onClick={() => void move(data)}
        >
          {t('branch_move', { branch: data.to.name })}
        </button>
      ) : (
        <a className="button button-quiet" href={serviceEntry({ slug, choice: service })}>
          {t('branch_menu', { branch: data.to.name })}
        </a>
      )}
    </li>
  );
}

function OtherBranches({ point, ...way }: Way & { point: Point }) {
  const { suppliers } = useApp().tenant;
  const { data } = useBranchesAt({ service: way.service, at: point });
  const others = (data?.branches ?? [])
    .filter(
      ({ supplier_id, delivery_price }) => supplier_id !== way.cart.supplier_id && delivery_price !== null,
    )
    .slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-live="polite">
      {others.map((branch) => {
        const slug = suppliers.find(({ id }) => id === branch.supplier_id)?.slug;
        return slug && <OtherBranch key={branch.supplier_id} {...way} branch={branch} slug={slug} />;
      })}
    </ul>
  );
}

/** Branches that deliver where the cart's own does not; a tap moves the cart (rule delivery/other-branch). */
export function ReachingInstead({ cart, address }: Pick<Way, 'cart' | 'address'>) {
  const point = pointOf(address);
  if (!point) return null;
  const service = cart.subservice === 'schedule' ? 'schedule' : 'delivery';
  return <OtherBranches cart={cart} address={address} service={service} point={point} />;
}
