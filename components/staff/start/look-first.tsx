'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SHOWN_PAGES, type ShownPage, shownAt, shownPath } from '@/components/staff/look/shown-pages';
import { useFaultText } from '@/components/staff/use-fault-text';
import { QrCode } from '@/components/ui/qr-code';
import { SelectField } from '@/components/ui/select-field';
import { useShownAddress } from '@/lib/queries/staff/look';

/** The pages that diners will see, on one's own phone before they are open (rule tenant/look-draft). @param branch the first one */
export function LookFirst({ slug, branch }: { slug: string; branch: string | null }) {
  const t = useTranslations('StaffStart');
  const look = useTranslations('StaffLook');
  const sayFault = useFaultText();
  const [page, setPage] = useState<ShownPage>('menu');
  const { data: url, error } = useShownAddress(slug);
  const address = url === undefined ? null : shownAt(url, shownPath(page, branch)).href;
  return (
    <section className="edit-card" aria-label={t('look')}>
      <h2 className="text-section">{t('look')}</h2>
      <p className="text-muted">{t('look_text')}</p>
      {branch !== null && (
        <SelectField
          label={look('preview_page')}
          value={page}
          options={SHOWN_PAGES.map((value) => ({ value, text: look(`page_${value}`) }))}
          onChange={(value) => setPage(value as ShownPage)}
        />
      )}
      {address === null && !error && <p role="status">{look('preview_opening')}</p>}
      {address === null && error && <p role="alert">{sayFault(error)}</p>}
      {address !== null && (
        <>
          <div className="start-code">
            <QrCode text={address} title={t('look_code')} />
          </div>
          <a className="link-button justify-self-start" href={address} target="_blank" rel="noreferrer">
            {t('look_here')}
          </a>
        </>
      )}
    </section>
  );
}
