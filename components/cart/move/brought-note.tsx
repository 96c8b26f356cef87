'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useOnePress } from '@/components/ui/use-one-press';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { useLastAdded, usePendingAdds } from '@/lib/queries/cart/add-product';
import { useLastRemoved } from '@/lib/queries/cart/cart';
import { useMoveCart } from '@/lib/queries/cart/move-cart';
import { broughtCartStore } from '@/lib/stores/cart/brought-cart';
import { partFrom } from '@/lib/stores/cart/parted-carts';
import { showError } from '@/lib/stores/error-store';

/**
 * Says that the cart came along to the chosen service, with the way back, until something else is changed. A diner who
 * takes it back is not asked about it for that service again (rule cart/brought-along).
 */
export function BroughtNote({ cart }: { cart: Cart }) {
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const { stores } = useApp();
  const brought = useStore(broughtCartStore, (state) => state.brought);
  const { moveCart, isPending } = useMoveCart(cart);
  const [added, removed] = [useLastAdded(), useLastRemoved(cart.purchase_id)];
  const isBusy = usePendingAdds().size > 0;
  const takeBack = useOnePress(async (choice: NonNullable<typeof brought>['from']) => {
    const target = { supplierId: cart.supplier_id, choice };
    const outcome = await moveCart(target, []);
    if (outcome.kind === 'failed') return showError(outcome.error);
    if (outcome.kind !== 'done' || !brought) return;
    partFrom({ stores, cart, target: { ...target, choice: brought.to } });
    broughtCartStore.setState({ brought: null });
  });
  if (brought?.purchaseId !== cart.purchase_id || toServiceChoice(cart) !== brought.to) return null;
  const changedAt = Math.max(added?.at ?? 0, removed?.at ?? 0);
  if (changedAt > brought.at) return null;
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 text-muted">{t('brought', { service: services(brought.to) })}</span>
      <button
        type="button"
        className="link-button"
        disabled={isBusy || isPending}
        onClick={() => takeBack(brought.from)}
      >
        {t('undo')}
      </button>
    </p>
  );
}
