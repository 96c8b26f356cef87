'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { ServedEdit } from '@/components/staff/editing/fields/served-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';
import { useProduct } from './product-context';
import { PromoPart } from './promo-part';
import { RelatedPart } from './related-part';

/** A part that most products leave as it is. @param state says that in a few words */
function Part({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  return (
    <details className="edit-card product-part">
      <summary>
        <h3 className="text-section">{title}</h3>
        <span className="text-muted">{state}</span>
      </summary>
      <div className="grid gap-4">{children}</div>
    </details>
  );
}

/** Marks that diners read at a glance, and what is in it. */
function Labels() {
  const t = useTranslations('StaffProduct');
  const [diet, allergen, seal] = [
    useTranslations('Menu'),
    useTranslations('Allergens'),
    useTranslations('Seals'),
  ];
  const { at } = useProduct();
  return (
    <>
      <div className="edit-several">
        {(['isNew', 'important', 'isAlcoholic'] as const).map((one) => (
          <SwitchEdit key={one} at={at(one)} label={t(one)} />
        ))}
      </div>
      <LanguageEdit at={at('label')} label={t('label')} hint={t('label_hint')} />
      <SeveralEdit
        at={at('tags')}
        label={t('tags')}
        options={DIET_TAGS.map((value) => ({ value, text: diet(value) }))}
      />
      <SeveralEdit
        at={at('allergens')}
        label={t('allergens')}
        options={ALLERGENS.map((value) => ({ value, text: allergen(value) }))}
      />
      <SeveralEdit
        at={at('seals')}
        label={t('seals')}
        options={SEALS.map((value) => ({ value, text: seal(value) }))}
      />
    </>
  );
}

/** The parts that few products have, each closed until it is needed. */
export function More() {
  const t = useTranslations('StaffProduct');
  const { product, at } = useProduct();
  const marks = product.tags.length + product.allergens.length + product.seals.length;
  const flags = [product.isNew, product.important, product.isAlcoholic].filter(Boolean).length;
  return (
    <>
      <Part title={t('labels')} state={t('labels_state', { count: marks + flags })}>
        <Labels />
      </Part>
      <Part title={t('promo')} state={t(product.promo ? 'promo_has' : 'promo_none')}>
        <PromoPart />
      </Part>
      <Part title={t('served')} state={t(product.served ? 'served_hours' : 'served_always')}>
        <ServedEdit at={at('served')} label={t('served_when')} />
      </Part>
      <Part title={t('related')} state={t('related_state', { count: product.relatedSkus.length })}>
        <RelatedPart />
      </Part>
      <Part title={t('other')} state={product.sku}>
        <p>{t('sku', { sku: product.sku })}</p>
        <NumberEdit at={at('maxPerOrder')} label={t('most')} hint={t('most_hint')} least={1} isNullable />
        <TextEdit at={at('station')} label={t('station')} hint={t('station_hint')} isNullable />
      </Part>
    </>
  );
}
