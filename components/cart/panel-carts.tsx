'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useOpenCarts } from '@/lib/queries/cart/open-carts';
import { getQueryClient } from '@/lib/queries/query-client';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { useCartWords } from './other-carts';

function Carts() {
  const { stores } = useApp();
  const t = useTranslations('Cart');
  const { carts } = useOpenCarts();
  const wordsOf = useCartWords();
  if (carts.length === 0) return null;
  return (
    <section aria-labelledby="panel-carts">
      <h3 id="panel-carts" className="panel-title">
        {t('title')}
      </h3>
      <ul>
        {carts.map((cart) => {
          const { place, pieces } = wordsOf(cart);
          return (
            <li key={cart.id}>
              <a
                className="panel-row"
                href={serviceEntry({ slug: cart.supplier.slug, choice: toServiceChoice(cart) })}
                onClick={() => resumeCart({ stores, order: cart })}
              >
                <Icon of={ShoppingCart} size={22} className="flex-none text-brand-text" />
                <span className="flex-1">
                  {place}: {pieces}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The diner's open carts, each leading to its menu (rule tenant/left-panel). */
export function PanelCarts() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Carts />
    </QueryClientProvider>
  );
}
