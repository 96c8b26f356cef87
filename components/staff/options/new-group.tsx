'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import { createGroup, createOption, keyFor } from '@/lib/domain/shop/options/new-group';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { PickProduct } from './pick-product';

const EMPTY = { name: '', option: '' };

/** A group by its name, its first option and the product that asks for it: a menu keeps none without these. */
export function NewGroup({ menu }: { menu: MenuDocument }) {
  const t = useTranslations('StaffOptions');
  const { add, set, find, langs } = useEditing();
  const [form, setForm] = useState(EMPTY);
  const [sku, setSku] = useState<string | null>(null);
  const [name, option] = [form.name.trim(), form.option.trim()];
  const product = menu.products.find((one) => one.sku === sku);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const lang = langs[0];
    if (!lang || !product || name === '' || option === '') return;
    const isTaken = (key: string) =>
      menu.optionGroups.some((one) => one.key === key) || find({ kind: 'group', key }) !== null;
    const key = keyFor(name, 'opciones', isTaken);
    const first = createOption(
      keyFor(option, 'opcion', () => false),
      { [lang]: option },
    );
    add('group', createGroup({ key, name: { [lang]: name }, options: [first] }));
    set({ kind: 'product', key: product.sku, field: ['optionGroups'] }, [...product.optionGroups, key]);
    setForm(EMPTY);
    setSku(null);
  };
  return (
    <form className="edit-card" onSubmit={send}>
      <h3 className="text-section">{t('new')}</h3>
      <Field
        {...{ label: t('name'), hint: t('name_hint'), value: form.name, autoComplete: 'off' }}
        onChange={(to) => setForm({ ...form, name: to })}
      />
      <Field
        {...{ label: t('first_option'), value: form.option, autoComplete: 'off' }}
        onChange={(to) => setForm({ ...form, option: to })}
      />
      <PickProduct {...{ menu, sku, label: t('for_product') }} onPick={setSku} />
      <button
        type="submit"
        className="button button-quiet justify-self-start"
        disabled={name === '' || option === '' || !product}
      >
        {t('add_group')}
      </button>
    </form>
  );
}
