'use client';

import { useTranslations } from 'next-intl';
import { OrderNote } from '@/components/branches/order-note';
import { useApp } from '@/lib/browser/app-provider';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { OptionGroup } from './options/option-group';

/** A product without a form, for menus without orders and products that are gone. */
export function ProductToRead({ product, hint }: { product: Product; hint: OrderHint | null }) {
  const { tenant, screen } = useApp();
  const { currency, establishment } = tenant;
  const t = useTranslations('Errors');
  return (
    <>
      {!product.available && (
        <p className="mt-4 font-semibold">{t('product_unavailable', { product: 'none' })}</p>
      )}
      {product.available && hint && screen.supplier && (
        <OrderNote
          hint={hint}
          branch={screen.supplier}
          hours={screen.supplier.hours}
          establishment={establishment}
        />
      )}
      {product.option_groups.map((group) => (
        <OptionGroup key={group.id} group={group} currency={currency} />
      ))}
    </>
  );
}
