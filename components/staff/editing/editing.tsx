'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/domain/tenant/countries';
import { EditingContext } from './editing-context';
import type { ShopDraft } from './use-shop-draft';

/** Gives the fields of a screen what they edit. The draft has the part `tenant`, which says the languages. */
export function Editing({ draft, children }: { draft: ShopDraft<'tenant'>; children: ReactNode }) {
  const lang = useLocale() as Language;
  const { language, langs } = draft.shop.tenant;
  const own = [language, ...langs.filter((one) => one !== language)];
  return (
    <EditingContext value={{ ...draft, langs: own, languages: [lang, ...own] }}>{children}</EditingContext>
  );
}
