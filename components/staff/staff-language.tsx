'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { useSending } from './use-sending';

/** Shows every text in another language and keeps it on the device; what is typed stays. @throws without a connection */
export const LanguageContext = createContext<(lang: Language) => Promise<void>>(async () => undefined);

const nameOf = (lang: Language): string => {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1);
};

/** The languages of the screens, each in its own words (rule staff/language). */
export function StaffLanguage() {
  const t = useTranslations('Staff');
  const own = useLocale();
  const change = useContext(LanguageContext);
  const { press, isPending, fault } = useSending(change);
  return (
    <div className="grid justify-items-start gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t('language')} className="flex flex-wrap gap-2">
        {LANGUAGES.map((lang) => (
          <button
            key={lang}
            type="button"
            className={lang === own ? 'min-h-[44px] px-2 font-semibold' : 'link-button px-2'}
            lang={lang}
            aria-pressed={lang === own}
            disabled={isPending}
            onClick={() => press(lang)}
          >
            {nameOf(lang)}
          </button>
        ))}
      </div>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
