'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { cloneProduct } from '@/lib/domain/shop/new-product';
import { removeProducts } from '@/lib/domain/shop/removal/remove-products';
import type { Fields } from '@/lib/domain/shop/shop-document';
import { useProduct } from './product-context';
import { useFreeSku } from './use-free-sku';

function Remove({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useTranslations('StaffProduct');
  const { apply } = useEditing();
  const { product, menu } = useProduct();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet button-danger" onClick={() => setAsked(true)}>
        {t('remove')}
      </button>
      {isAsked && (
        <ConfirmDialog
          {...{ title: t('remove_title', { name }), keep: t('remove_keep'), go: t('remove_go') }}
          isPending={false}
          onClose={() => setAsked(false)}
          onGo={() => {
            apply(removeProducts(menu, new Set([product.sku])));
            onDone();
          }}
        >
          <p>{t('remove_text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Another like it, sold out everywhere, or taken off the menu. */
export function ProductActions({
  name,
  onOpen,
  onClose,
}: {
  name: string;
  onOpen: (sku: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('StaffProduct');
  const { add, edit } = useEditing();
  const { product } = useProduct();
  const freeSku = useFreeSku();
  const offers = Object.entries(product.offers);
  const isOut = offers.length > 0 && offers.every(([, { available }]) => !available);
  const clone = () => {
    const sku = freeSku(name);
    const names = Object.entries(product.name).map(([lang, text]) => [lang, t('copy_of', { name: text })]);
    add('product', cloneProduct(product, { sku, name: Object.fromEntries(names) }), product.sku);
    onOpen(sku);
  };
  const sellOut = () =>
    edit(
      { kind: 'product', key: product.sku },
      (entity): Fields => ({
        ...entity,
        offers: Object.fromEntries(offers.map(([slug, offer]) => [slug, { ...offer, available: isOut }])),
      }),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button button-quiet" onClick={clone}>
        {t('clone')}
      </button>
      {offers.length > 0 && (
        <button type="button" className="button button-quiet" onClick={sellOut}>
          {t(isOut ? 'offer_again' : 'sell_out')}
        </button>
      )}
      <Remove {...{ name }} onDone={onClose} />
    </div>
  );
}
