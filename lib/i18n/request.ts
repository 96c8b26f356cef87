import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from './load-messages';
import { parseLocale } from './parse-locale';

/** A static page knows only its hidden language-country segment (rule tenant/page-language). */
export default getRequestConfig(async ({ requestLocale }) => {
  const { lang, country, locale } = parseLocale(await requestLocale);
  return { locale, messages: await loadMessages({ lang, country }), timeZone: 'UTC' };
});
