import type { AbstractIntlMessages } from 'next-intl';
import type { Language } from '@/lib/domain/tenant/countries';

const TRIES = 3;
const PAUSE_MS = 1_000;
const asked = new Map<Language, Promise<AbstractIntlMessages>>();

/** Plain `fetch` keeps the script before first paint small. */
async function fetchTexts({ lang, tries }: { lang: Language; tries: number }): Promise<AbstractIntlMessages> {
  try {
    const response = await fetch(`/texts.json?lang=${lang}`);
    if (!response.ok) throw new Error(`Loading the texts failed: ${response.status}`);
    return await response.json();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    return fetchTexts({ lang, tries: tries - 1 });
  }
}

export function loadTexts(lang: Language): Promise<AbstractIntlMessages> {
  const known = asked.get(lang);
  if (known) return known;
  const texts = fetchTexts({ lang, tries: TRIES });
  asked.set(lang, texts);
  texts.catch(() => asked.delete(lang));
  return texts;
}
