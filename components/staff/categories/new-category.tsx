'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useWords } from '@/components/staff/editing/use-words';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { freeWord, toWord } from '@/lib/domain/text/to-word';
import type { MenuDocument } from '@/lib/queries/staff/shop';

const MOST_KEY = 60;
/** Where a name leaves nothing. */
const WORD = 'categoria';

/** A category by its name, the last of its list. */
export function NewCategory({ categories }: { categories: MenuDocument['categories'] }) {
  const t = useTranslations('StaffCategories');
  const { add, find, langs } = useEditing();
  const { nameOf } = useWords();
  const [name, setName] = useState('');
  const [parentKey, setParent] = useState('');
  const tops = categories.filter((one) => one.parentKey === null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    const lang = langs[0];
    if (said === '' || !lang) return;
    const isTaken = (key: string) =>
      categories.some((one) => one.key === key) || find({ kind: 'category', key }) !== null;
    const key = freeWord({ word: toWord(said, MOST_KEY) || WORD, most: MOST_KEY, isTaken });
    const inside = categories.filter((one) => one.parentKey === parentKey);
    const entity = {
      ...{ key, parentKey: parentKey === '' ? null : parentKey, name: { [lang]: said }, description: {} },
      ...{ image: null, station: null, served: null },
    };
    if (parentKey === '') add('category', entity);
    else add('category', entity, inside.at(-1)?.key ?? parentKey);
    setName('');
  };
  return (
    <form className="edit-card" onSubmit={send}>
      <h3 className="text-section">{t('new')}</h3>
      <Field {...{ label: t('name'), value: name, onChange: setName, autoComplete: 'off' }} />
      {tops.length > 0 && (
        <SelectField
          {...{ label: t('inside'), empty: t('inside_none'), value: parentKey, onChange: setParent }}
          options={tops.map(({ key }) => ({ value: key, text: nameOf({ kind: 'category', key }) }))}
        />
      )}
      <button type="submit" className="button button-quiet justify-self-start" disabled={name.trim() === ''}>
        {t('add')}
      </button>
    </form>
  );
}
