'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { useWords } from '@/components/staff/editing/use-words';
import { SelectField } from '@/components/ui/select-field';
import {
  listTexts,
  listUntranslated,
  type MenuText,
  type ThingTexts,
} from '@/lib/domain/shop/translations/list-texts';
import type { MenuDocument } from '@/lib/queries/staff/shop';

const SHOWN = ['missing', 'all'] as const;
/** A page of things, each with two fields or more. */
const PAGE = 50;

const countOf = (things: readonly ThingTexts[]) =>
  things.reduce((count, { texts }) => count + texts.length, 0);

/** The texts of one thing of the menu, each in every language. */
function TextsOf({ thing: { texts, ...thing }, menu }: { thing: ThingTexts; menu: MenuDocument }) {
  const { nameOf, fieldName } = useWords();
  const options = menu.optionGroups.find(({ key }) => thing.kind === 'group' && key === thing.key)?.options;
  const sayField = ({ field }: MenuText) => {
    const option = options?.find(({ key }) => field[0] === 'options' && key === field[1]);
    return option ? nameOf({ kind: 'group', key: option.key }, option) : fieldName(field);
  };
  return (
    <li className="edit-card">
      <h3 className="text-section">{nameOf(thing)}</h3>
      {texts.map((text) => (
        <LanguageEdit
          key={text.field.join('.')}
          at={{ ...thing, field: text.field }}
          label={sayField(text)}
          isLong={text.isLong}
        />
      ))}
    </li>
  );
}

/**
 * The texts that diners read of the menu, in the languages of the restaurant side by side (rule tenant/translations). Those that are missing are
 * read from the menu as it stands, so that a text stays where it is while it is written.
 */
export function TranslationsPart({ menu, base }: { menu: MenuDocument; base: MenuDocument }) {
  const t = useTranslations('StaffTranslations');
  const { langs } = useEditing();
  const missing = useMemo(() => listUntranslated(listTexts(base), langs), [base, langs]);
  const [shown, show] = useState<(typeof SHOWN)[number]>(missing.length > 0 ? 'missing' : 'all');
  const [most, setMost] = useState(PAGE);
  const things = useMemo(() => (shown === 'missing' ? missing : listTexts(menu)), [shown, missing, menu]);
  return (
    <section className="menu-part" aria-label={t('title')}>
      <SelectField
        label={t('shown')}
        value={shown}
        options={SHOWN.map((value) => ({ value, text: t(`shown_${value}`) }))}
        onChange={(value) => show(value as (typeof SHOWN)[number])}
      />
      <p role="status">{missing.length === 0 ? t('complete') : t('missing', { count: countOf(missing) })}</p>
      <ul className="menu-part">
        {things.slice(0, most).map((thing) => (
          <TextsOf key={`${thing.kind} ${thing.key}`} {...{ thing, menu }} />
        ))}
      </ul>
      {things.length > most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + PAGE)}>
          {t('show_more', { count: things.length - most })}
        </button>
      )}
    </section>
  );
}
