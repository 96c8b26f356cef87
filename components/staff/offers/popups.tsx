'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { PictureEdit } from '@/components/staff/editing/fields/picture-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import { TimeEdit } from '@/components/staff/editing/fields/time-edit';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { textIn } from '@/lib/domain/shop/list-products';
import { freeKey } from './free-key';
import { One, Scope } from './one';
import { useStateText } from './use-state-text';

const NEW = {
  ...{ title: {}, text: {}, image: null, url: null, from: null, until: null },
  ...{ branches: null, services: null },
};

/** Announcements over the pages of diners, in the order in which they are shown. */
export function Popups({ popups, branches }: Pick<Shop, 'popups' | 'branches'>) {
  const t = useTranslations('StaffOffers');
  const { add, languages } = useEditing();
  const { stateOf, spanOf } = useStateText();
  const [made, setMade] = useState<string | null>(null);
  const make = () => {
    const key = freeKey('anuncio', popups);
    add('popup', { key, ...NEW });
    setMade(key);
  };
  return (
    <>
      <p className="text-muted">{t('popups_text')}</p>
      {popups.map((popup) => {
        const at = (name: string) => ({ kind: 'popup' as const, key: popup.key, field: [name] });
        return (
          <One
            key={popup.key}
            {...{ kind: 'popup', id: popup.key, state: stateOf(popup), told: spanOf(popup) }}
            name={textIn(popup.title, languages) || t('popup_untitled')}
            isNew={popup.key === made}
          >
            <LanguageEdit at={at('title')} label={t('popup_title')} />
            <LanguageEdit at={at('text')} label={t('popup_text')} isLong />
            <PictureEdit at={at('image')} label={t('popup_image')} />
            <TextEdit at={at('url')} label={t('popup_url')} hint={t('popup_url_hint')} isNullable />
            <div className="edit-pair">
              <TimeEdit at={at('from')} label={t('from')} type="date" />
              <TimeEdit at={at('until')} label={t('until')} type="date" />
            </div>
            <Scope {...{ at, branches }} isNullable />
          </One>
        );
      })}
      <button type="button" className="button justify-self-start" onClick={make}>
        {t('popup_new')}
      </button>
    </>
  );
}
