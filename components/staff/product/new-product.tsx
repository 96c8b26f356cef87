'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AmountField } from '@/components/staff/amount-field';
import { useEditing } from '@/components/staff/editing/editing-context';
import { PictureField } from '@/components/staff/editing/picture/picture-field';
import { useCategoryPaths } from '@/components/staff/menu/use-listed';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { createProduct } from '@/lib/domain/shop/new-product';
import { amountOf } from '@/lib/domain/shop/typed-money';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { PICTURE_ASPECT } from './basics';
import { SheetHead } from './product-sheet';
import { useFreeSku } from './use-free-sku';
import { useKeptForm } from './use-kept-form';

/** The form as it was left, and the product that is made of it. */
function useForm({
  menu: { branches, tenant },
  first,
  onOpen,
}: {
  menu: MenuDocument;
  /** The category that is offered. */
  first: string;
  onOpen: (sku: string) => void;
}) {
  const { slug, facts, add } = useEditing();
  const freeSku = useFreeSku();
  const [kept, keep] = useKeptForm(slug);
  const [isTried, setTried] = useState(false);
  const form = { ...kept, category: kept.category === '' ? first : kept.category };
  const amount = amountOf({ text: form.price }, facts.currency);
  const name = form.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === '' || amount === null || form.category === '') return;
    const sku = freeSku(name);
    const prices = Object.fromEntries(branches.map((branch) => [branch.slug, amount]));
    const of = { sku, categoryKey: form.category, image: form.image, prices };
    add('product', createProduct({ ...of, name: { [tenant.language]: name } }));
    keep(null);
    onOpen(sku);
  };
  const change = (part: Partial<typeof form>) => keep({ ...form, ...part });
  return { form, change, submit, isTried, isNameless: name === '' };
}

/** The four things that a new product needs; all others are on its sheet, which opens then. */
export function NewProduct({
  menu,
  onOpen,
  onClose,
}: {
  menu: MenuDocument;
  onOpen: (sku: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('StaffProduct');
  const { facts, languages } = useEditing();
  const { categories, branches } = menu;
  const { currency } = facts;
  const paths = useCategoryPaths(categories, languages);
  const { form, change, isTried, isNameless, submit } = useForm({ menu, first: paths[0]?.key ?? '', onOpen });
  return (
    <section className="product-sheet">
      <SheetHead title={t('new')} onClose={onClose} />
      <form className="edit-card" onSubmit={submit} noValidate>
        <Field
          {...{ label: t('name'), value: form.name }}
          onChange={(name) => change({ name })}
          autoComplete="off"
          error={isTried && isNameless ? t('name_missing') : undefined}
        />
        <AmountField
          {...{ label: t('price'), value: form.price, currency, isTried }}
          {...(branches.length > 1 ? { hint: t('price_everywhere') } : {})}
          onChange={(price) => change({ price })}
          error={isTried && form.price.trim() === '' ? t('price_missing') : undefined}
        />
        <SelectField
          {...{ label: t('category'), value: form.category }}
          options={paths.map(({ key, path }) => ({ value: key, text: path }))}
          onChange={(category) => change({ category })}
          error={paths.length === 0 ? t('category_missing') : undefined}
        />
        <PictureField
          {...{ label: t('picture'), hint: t('picture_later'), aspect: PICTURE_ASPECT }}
          value={form.image}
          onChange={(image) => change({ image })}
        />
        <button type="submit" className="button w-full">
          {t('go_on')}
        </button>
      </form>
    </section>
  );
}
