'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useWords } from '@/components/staff/editing/use-words';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField } from '@/components/ui/select-field';
import { keysInside, orderCategories } from '@/lib/domain/shop/list-products';
import { removeCategory } from '@/lib/domain/shop/removal/remove-category';
import type { MenuDocument } from '@/lib/queries/staff/shop';

const WITH_PRODUCTS = '';

/** Asks what becomes of its products before a category is removed. */
export function RemoveCategory({
  category: { key },
  name,
  menu,
}: {
  category: { key: string };
  name: string;
  menu: MenuDocument;
}) {
  const t = useTranslations('StaffCategories');
  const { apply } = useEditing();
  const { nameOf } = useWords();
  const [isAsked, setAsked] = useState(false);
  const gone = keysInside(menu.categories, key);
  const others = orderCategories(menu.categories).filter((one) => !gone.has(one.key));
  const [to, setTo] = useState<string | null>(null);
  const count = menu.products.filter(({ categoryKey }) => gone.has(categoryKey)).length;
  const target = to ?? others[0]?.key ?? WITH_PRODUCTS;
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
            setAsked(false);
            apply(removeCategory(menu, key, count === 0 || target === WITH_PRODUCTS ? null : target));
          }}
        >
          {gone.size > 1 && <p>{t('remove_inside', { count: gone.size - 1 })}</p>}
          {count === 0 ? (
            <p>{t('remove_empty')}</p>
          ) : (
            <SelectField
              {...{ label: t('remove_products', { count }), value: target, onChange: setTo }}
              options={[
                ...others.map((one) => ({
                  value: one.key,
                  text: t('remove_to', { name: nameOf({ kind: 'category', key: one.key }, one) }),
                })),
                { value: WITH_PRODUCTS, text: t('remove_too', { count }) },
              ]}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
