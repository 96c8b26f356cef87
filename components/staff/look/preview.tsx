'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { SelectField } from '@/components/ui/select-field';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { Shown } from './use-look-preview';

const PAGES = ['landing', 'menu', 'policies'] as const;
type Page = (typeof PAGES)[number];

const pathOf = (page: Page, slug: string) => {
  if (page === 'landing') return '/';
  return screenPath({ screen: page === 'menu' ? '*' : '*/politicas-servicio', slug });
};

function addressOf({ shown, path, lang }: { shown: Shown; path: string; lang: string }): string | null {
  if (shown.url === null) return null;
  const address = new URL(path, shown.url);
  address.search = new URL(shown.url).search;
  address.searchParams.set('lang', lang);
  address.searchParams.set('drawn', String(shown.drawn));
  return address.href;
}

/** The page that is shown stays until the next one is drawn. */
function Frames({ address, title }: { address: string; title: string }) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const all = drawn === null || drawn === address ? [address] : [drawn, address];
  return (
    <div className="look-phone" aria-busy={drawn !== address}>
      {all.map((src) => (
        <iframe
          key={src}
          {...{ src, title }}
          sandbox="allow-scripts allow-same-origin"
          data-drawn={src === drawn}
          aria-hidden={src !== address}
          onLoad={() => setDrawn((before) => (src === address ? src : before))}
        />
      ))}
    </div>
  );
}

/** The diner's page in the look of the draft, at the width of a phone. */
export function Preview({ shown, branch }: { shown: Shown; branch: string | null }) {
  const t = useTranslations('StaffLook');
  const say = useTranslations('StaffEditing');
  const { langs, facts } = useEditing();
  const [page, setPage] = useState<Page>('landing');
  const [lang, setLang] = useState<string>(langs[0] ?? 'es');
  const path = pathOf(branch === null ? 'landing' : page, branch ?? '');
  const address = addressOf({ shown, path, lang });
  if (facts.status === 'locked') return <p className="look-note">{t('preview_locked')}</p>;
  return (
    <section className="look-preview" aria-label={t('preview')}>
      <div className="look-pair">
        <SelectField
          label={t('preview_page')}
          value={page}
          options={PAGES.map((value) => ({ value, text: t(`page_${value}`) }))}
          onChange={(value) => setPage(value as Page)}
        />
        {langs.length > 1 && (
          <SelectField
            label={t('preview_language')}
            value={lang}
            options={langs.map((value) => ({ value, text: say(`language_${value}`) }))}
            onChange={setLang}
          />
        )}
      </div>
      {shown.isBehind && <p role="status">{t('preview_behind')}</p>}
      {address === null ? (
        <p role="status">{t('preview_opening')}</p>
      ) : (
        <Frames {...{ address }} title={t('preview')} />
      )}
      <p className="text-muted">{t('preview_hint')}</p>
    </section>
  );
}
