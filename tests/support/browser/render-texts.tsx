import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { type Country, LABEL_COUNTRIES, type Language } from '@/lib/domain/tenant/countries';
import { overlay } from '@/lib/domain/tenant/overlay';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

const CATALOGUES = { es, en, pt };

/** The catalogue as a page of that country and language has it. */
export function textsOf({ lang = 'es', country = 'CO' }: { lang?: Language; country?: Country } = {}) {
  const texts = overlay(es, CATALOGUES[lang]);
  const labels = LABEL_COUNTRIES.find((one) => one === country);
  return lang === 'es' && labels
    ? overlay(texts, jest.requireActual(`@/messages/countries/${labels}.json`))
    : texts;
}

/** Renders a part of a page with its texts. */
export function renderTexts(part: ReactElement, where: { lang?: Language; country?: Country } = {}) {
  const { lang = 'es', country = 'CO' } = where;
  return render(
    <NextIntlClientProvider locale={`${lang}-${country}`} messages={textsOf(where)} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
  );
}
