'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useWords } from '@/components/staff/editing/use-words';
import { SelectField } from '@/components/ui/select-field';
import { OrderedKeys } from './ordered-keys';
import { useProduct } from './product-context';

/** The groups of options that are asked for it, in their order. */
export function OptionsPart() {
  const t = useTranslations('StaffProduct');
  const { set, problemOf } = useEditing();
  const { nameOf } = useWords();
  const { product, menu, at } = useProduct();
  const others = menu.optionGroups.filter(({ key }) => !product.optionGroups.includes(key));
  const ruleOf = (key: string) => {
    const group = menu.optionGroups.find((one) => one.key === key);
    const name = nameOf({ kind: 'group', key });
    return group ? t('group', { name, min: group.min, max: group.max }) : name;
  };
  return (
    <section className="edit-card" aria-label={t('options')}>
      <h3 className="text-section">{t('options')}</h3>
      <OrderedKeys at={at('optionGroups')} nameOf={ruleOf} />
      {others.length > 0 && (
        <SelectField
          {...{ label: t('options_add'), empty: t('choose'), value: '' }}
          error={problemOf(at('optionGroups'))}
          options={others.map(({ key }) => ({ value: key, text: ruleOf(key) }))}
          onChange={(key) => key !== '' && set(at('optionGroups'), [...product.optionGroups, key])}
        />
      )}
      {menu.optionGroups.length === 0 && <p className="text-muted">{t('options_none')}</p>}
    </section>
  );
}
