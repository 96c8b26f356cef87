'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { PictureEdit } from '@/components/staff/editing/fields/picture-edit';
import { useCategoryPaths } from '@/components/staff/menu/use-listed';
import { useProduct } from './product-context';

/** The form in which diners see it large. */
export const PICTURE_ASPECT = 4 / 3;

/** Picture, name, description and category: the least that a diner reads. */
export function Basics() {
  const t = useTranslations('StaffProduct');
  const { languages } = useEditing();
  const { menu, at } = useProduct();
  const paths = useCategoryPaths(menu.categories, languages);
  return (
    <section className="edit-card">
      <LanguageEdit at={at('name')} label={t('name')} />
      <LanguageEdit at={at('description')} label={t('description')} isLong />
      <ChoiceEdit
        at={at('categoryKey')}
        label={t('category')}
        options={paths.map(({ key, path }) => ({ value: key, text: path }))}
      />
      <PictureEdit at={at('image')} label={t('picture')} aspect={PICTURE_ASPECT} />
    </section>
  );
}
