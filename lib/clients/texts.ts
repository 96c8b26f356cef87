import ky from 'ky';
import type { AbstractIntlMessages } from 'next-intl';
import type { Language } from '@/lib/domain/countries';

const asked = new Map<Language, Promise<AbstractIntlMessages>>();

/** The texts that scripts use, in a language; asked for once, and again after a failure. */
export function loadTexts(lang: Language): Promise<AbstractIntlMessages> {
  const known = asked.get(lang);
  if (known) return known;
  const texts = ky(`/texts.json?lang=${lang}`, { retry: { limit: 2 } }).json<AbstractIntlMessages>();
  asked.set(lang, texts);
  texts.catch(() => asked.delete(lang));
  return texts;
}
