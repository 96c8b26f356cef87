'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useApp } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import { viewPath } from '@/lib/browser/links/product-address';
import { useNow } from '@/lib/browser/use-now';
import type { ReachingBranch } from '@/lib/contract/delivery/branches-at';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { branchesForDish } from '@/lib/domain/delivery/parked-dish';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { type Delivering, type DeliveryAt, useBranchesAt } from '@/lib/queries/delivery/coverage';
import { useDishThere } from '@/lib/queries/delivery/dish-there';
import { keepQuote } from '@/lib/stores/delivery/chosen-address';
import type { ParkedDish } from '@/lib/stores/slices';

type Props = {
  dish: ParkedDish;
  at: DeliveryAt;
  service: Delivering;
  listed: readonly ListedBranch[];
  /** This branch comes. */
  onStay: () => void;
};

/** The branches where the dish may go on, by their slugs; this page's own is `stays`. */
function useComing({ dish, at: where, service, listed }: Props) {
  const { suppliers } = useApp().tenant;
  const at = useNow();
  const { data, error, refetch } = useBranchesAt({ service, at: where });
  const slugOf = (id: number) => suppliers.find((one) => one.id === id)?.slug;
  const isOpen = (id: number) => {
    const hours = listed.find(({ slug }) => slug === slugOf(id))?.hours;
    return hours !== undefined && resolveOpenState({ hours, at, service }).open;
  };
  const coming = data && branchesForDish({ reaching: data.branches, own: dish.supplier_id, isOpen });
  const stays = coming?.[0]?.supplier_id === dish.supplier_id;
  const slugs = stays ? [] : (coming ?? []).flatMap(({ supplier_id }) => slugOf(supplier_id) ?? []);
  const reaching = data?.branches ?? [];
  return { isKnown: coming !== undefined, stays, reaching, slugs, error, retry: () => void refetch() };
}

function Nobody() {
  const { screen, tenant } = useApp();
  const t = useTranslations('Place');
  const { supplier } = screen;
  const isHere = supplier?.services.includes('take_away') === true;
  const takesAway = isHere || tenant.suppliers.some(({ services }) => services.includes('take_away'));
  const href =
    isHere && supplier
      ? serviceEntry({ slug: supplier.slug, choice: 'take_away' })
      : screenPath({ screen: 'branch-to-take-away' });
  return (
    <>
      <Said>{t('nobody')}</Said>
      {takesAway && (
        <a className="button" href={href}>
          {t('take_away')}
        </a>
      )}
    </>
  );
}

/** The form before it had the focus. */
function Said({ children }: { children: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} tabIndex={-1} role="status" className="font-semibold outline-none [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}

/** The same dish at the branch that delivers opens by itself; the link is for a diner who comes back here. */
function Elsewhere({
  dish,
  slugs,
  reaching,
  service,
  listed,
}: Omit<Props, 'onStay'> & { slugs: readonly string[]; reaching: readonly ReachingBranch[] }) {
  const { stores } = useApp();
  const [t, cart] = [useTranslations('Place'), useTranslations('Cart')];
  const { data, error, refetch } = useDishThere({ productId: dish.product.id, slugs });
  const { id = 0, slug = '', dishId = null } = data ?? {};
  const leave = useEffectEvent((productId: number) => {
    const product = { ...dish.product, id: productId };
    const branch = reaching.find(({ supplier_id }) => supplier_id === id);
    if (branch) keepQuote({ stores, branch });
    stores.order.setState({ parked: { ...dish, product, supplier_id: id, isElsewhere: true } });
    goTo(viewPath({ slug, productId }));
  });
  useEffect(() => {
    if (dishId !== null) leave(dishId);
  }, [dishId]);
  if (error && !data) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingShape className="h-[120px]" />;
  const branch = listed.find((one) => one.slug === slug)?.name ?? slug;
  const words = { branch, dish: dish.name };
  return dishId === null ? (
    <>
      <Said>{t('lacks', words)}</Said>
      <a className="button" href={serviceEntry({ slug, choice: service })}>
        {cart('branch_menu', { branch })}
      </a>
    </>
  ) : (
    <>
      <Said>{t('comes_from', words)}</Said>
      <a className="button" href={viewPath({ slug, productId: dishId })}>
        {t('see_there', words)}
      </a>
    </>
  );
}

/** Says where a dish that waited goes on, now that the place is known (rule delivery/parked). */
export function ParkedAnswer(props: Props) {
  const { stores } = useApp();
  const { isKnown, stays, reaching, slugs, error, retry } = useComing(props);
  const stay = useEffectEvent(() => {
    const own = reaching.find(({ supplier_id }) => supplier_id === props.dish.supplier_id);
    if (own) keepQuote({ stores, branch: own });
    props.onStay();
  });
  useEffect(() => {
    if (stays) stay();
  }, [stays]);
  // A fault is not «nobody» (rule delivery/coverage).
  if (error && !isKnown) return <FailedLoad error={error} onRetry={retry} />;
  if (!isKnown || stays) return <LoadingShape className="h-[120px]" />;
  return slugs.length === 0 ? <Nobody /> : <Elsewhere {...props} slugs={slugs} reaching={reaching} />;
}
