'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { SelectField } from '@/components/ui/select-field';
import { SHOWN_PAGES, type ShownPage, shownAt, shownPath } from './shown-pages';
import type { Shown } from './use-look-preview';

function addressOf({ shown, path, lang }: { shown: Shown; path: string; lang: string }): string | null {
  if (shown.url === null) return null;
  const address = shownAt(shown.url, path);
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
  const { langs } = useEditing();
  const [page, setPage] = useState<ShownPage>('landing');
  const [lang, setLang] = useState<string>(langs[0] ?? 'es');
  const path = shownPath(page, branch);
  const address = addressOf({ shown, path, lang });
  return (
    <section className="look-preview" aria-label={t('preview')}>
      <div className="look-pair">
        <SelectField
          label={t('preview_page')}
          value={page}
          options={SHOWN_PAGES.map((value) => ({ value, text: t(`page_${value}`) }))}
          onChange={(value) => setPage(value as ShownPage)}
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
