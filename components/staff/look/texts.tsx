'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { ESTABLISHMENT_CATEGORIES } from '@/lib/domain/tenant/establishments';
import { at } from './at';

/** The restaurant as search engines and shared links show it. */
function SearchResult({ tenant }: Pick<Shop, 'tenant'>) {
  const t = useTranslations('StaffLook');
  const { facts, langs } = useEditing();
  const [own] = langs;
  const text = own ? tenant.description[own] : undefined;
  return (
    <figure className="look-result">
      <figcaption className="text-muted">{t('search_result')}</figcaption>
      <span className="text-muted">{facts.domains[0]}</span>
      <strong>{tenant.name}</strong>
      <span>{text || t('search_without')}</span>
    </figure>
  );
}

/** Name, words for search engines, languages and measuring. */
export function Texts({ tenant }: Pick<Shop, 'tenant'>) {
  const t = useTranslations('StaffLook');
  const say = useTranslations('StaffEditing');
  const languages = LANGUAGES.map((value) => ({ value, text: say(`language_${value}`) }));
  return (
    <>
      <section className="edit-card">
        <h2 className="text-section">{t('texts')}</h2>
        <TextEdit at={at('name')} label={t('name')} most={120} />
        <ChoiceEdit
          at={at('category')}
          label={t('category')}
          options={ESTABLISHMENT_CATEGORIES.map((value) => ({ value, text: t(`category_${value}`) }))}
        />
        <LanguageEdit at={at('description')} label={t('description')} hint={t('description_hint')} isLong />
        <SearchResult {...{ tenant }} />
      </section>
      <section className="edit-card">
        <h2 className="text-section">{t('languages')}</h2>
        <SeveralEdit at={at('langs')} label={t('langs')} hint={t('langs_hint')} options={languages} />
        <ChoiceEdit at={at('language')} label={t('language')} options={languages} />
      </section>
      <section className="edit-card">
        <h2 className="text-section">{t('measuring')}</h2>
        <p className="text-muted">{t('measuring_text')}</p>
        <TextEdit at={at('pixelGoogle')} label={t('pixelGoogle')} hint="G-ABC1234567" isNullable />
        <TextEdit
          at={at('pixelFacebook')}
          label={t('pixelFacebook')}
          hint={t('pixelFacebook_hint')}
          isNullable
        />
      </section>
    </>
  );
}
