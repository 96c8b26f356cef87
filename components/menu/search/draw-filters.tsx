import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import type { FilterSlots } from '@/lib/browser/menu-markup/found';
import { loadTexts } from '@/lib/clients/texts';
import type { Language } from '@/lib/domain/tenant/countries';
import { FilterRow } from './filter-row';

type Props = Omit<ComponentProps<typeof FilterRow>, 'note'>;

/** Draws the filters into an open search, in the words of the page. */
export async function createFilters({ row, note, lang }: FilterSlots & { lang: Language }) {
  const messages = await loadTexts(lang);
  const root = createRoot(row);
  return {
    draw: (props: Props) =>
      root.render(
        <NextIntlClientProvider locale={document.documentElement.lang} messages={messages} timeZone="UTC">
          <FilterRow {...props} note={note} />
        </NextIntlClientProvider>,
      ),
    stop: () => root.unmount(),
  };
}
