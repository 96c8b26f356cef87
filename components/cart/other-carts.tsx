'use client';

import { useTranslations } from 'next-intl';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { toRemoteChoice, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isGuestOf } from '@/lib/domain/cart/group';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useCart } from '@/lib/queries/cart/cart';
import { useOtherCarts } from '@/lib/queries/cart/open-carts';
import { askMove } from '@/lib/stores/cart/move-question';
import { toMovingCart } from '@/lib/stores/cart/moving-cart';
import { resumeCart } from '@/lib/stores/cart/resume-cart';

/** Carts that are named at once; «my orders» lists all. */
const SHOWN = 3;

export function useCartWords() {
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const { tenant } = useApp();
  return (cart: Order) => {
    const service = services(toServiceChoice(cart));
    const count = cart.products.reduce((sum, line) => sum + line.count, 0);
    const place = tenant.suppliers.length > 1 ? `${service} · ${cart.supplier.name}` : service;
    return { place, pieces: t('count', { count }) };
  };
}

function OtherCart({ cart }: { cart: Order }) {
  const { screen, stores } = useApp();
  const t = useTranslations('Cart');
  const wordsOf = useCartWords();
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = toRemoteChoice(chosen);
  const { supplier } = screen;
  const { place, pieces } = wordsOf(cart);
  const isRemote = toRemoteChoice(toServiceChoice(cart)) !== null;
  const { cart: inHand } = useCart();
  // A cart moves into no cart of somebody else, and nobody else's moves (rule cart/group).
  const isOwn = cart.role === 'owner' && !(inHand && isGuestOf(inHand));
  const canCome =
    isRemote && isOwn && supplier !== null && choice !== null && supplier.services.includes(choice);
  const bring = () => {
    if (!canCome) return;
    const target = { supplierId: supplier.id, choice };
    // Closing the question leaves the cart where it is.
    askMove({ cart: toMovingCart(cart), target }).catch(() => undefined);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span>
        <strong className="font-semibold">{place}</strong>: {pieces}
      </span>
      <span className="flex gap-x-4">
        {canCome && (
          <button type="button" className="link-button" onClick={bring}>
            {t('other_bring')}
          </button>
        )}
        <a
          className="inline-flex min-h-[44px] items-center text-brand-text underline"
          href={serviceEntry({ slug: cart.supplier.slug, choice: toServiceChoice(cart) })}
          onClick={() => resumeCart({ stores, order: cart })}
        >
          {t('other_see')}
        </a>
      </span>
    </li>
  );
}

/** Carts that stayed behind are shown where the diner is (rule cart/brought-along). */
export function OtherCarts({ className = '' }: { className?: string }) {
  const t = useTranslations('Cart');
  const carts = useOtherCarts().slice(0, SHOWN);
  if (carts.length === 0) return null;
  return (
    <section aria-label={t('others')} className={`card p-4 text-start ${className}`}>
      <h3 className="text-muted">{t('others')}</h3>
      <ul>
        {carts.map((cart) => (
          <OtherCart key={cart.id} cart={cart} />
        ))}
      </ul>
    </section>
  );
}
