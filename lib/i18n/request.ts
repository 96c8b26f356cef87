import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from './load-messages';
import { parseLocale } from './parse-locale';

/** Messages of a static page, which knows only the hidden segment, language-country (rule tenant/page-language). */
export default getRequestConfig(async ({ requestLocale }) => {
  const { lang, country, locale } = parseLocale(await requestLocale);
  return { locale, messages: await loadMessages({ lang, country }), timeZone: 'UTC' };
});
