'use client';

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { hostOf } from '@/lib/domain/cart/group';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { resumeCart } from '@/lib/stores/cart/resume-cart';

/** Its owner took the cart to another branch or service: its guest is told, and shown the way (rule cart/group). */
export function GroupElsewhere({ cart }: { cart: Cart }) {
  const [t, services] = [useTranslations('Group'), useTranslations('Services')];
  const { tenant, screen, stores } = useApp();
  const { establishment } = tenant;
  const slug = tenant.suppliers.find(({ id }) => id === cart.supplier_id)?.slug;
  const choice = toServiceChoice(cart);
  const host = hostOf(cart.group);
  const isOtherBranch = cart.supplier_id !== screen.supplier?.id;
  return (
    <section className="card grid gap-2 p-4 text-start" role="status">
      <p>
        {isOtherBranch
          ? t('moved_branch', { host, establishment })
          : t('moved_service', { host, service: services(choice) })}
      </p>
      {slug && (
        <a
          className="button w-full"
          href={serviceEntry({ slug, choice })}
          onClick={() => resumeCart({ stores, order: { ...cart, id: cart.purchase_id } })}
        >
          {t('go')}
        </a>
      )}
    </section>
  );
}
