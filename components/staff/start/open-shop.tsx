'use client';

import { useTranslations } from 'next-intl';
import { useSending } from '@/components/staff/use-sending';
import { QrCode } from '@/components/ui/qr-code';
import { useLock } from '@/lib/queries/staff/look';

/** The address of a restaurant's host, with the scheme and the port of this one. */
const addressOf = (host: string): string => {
  const address = new URL('/', location.href);
  address.hostname = host;
  return address.href;
};

/** Opens the restaurant to diners, and then shows where it is found. */
export function OpenShop({
  slug,
  host,
  isLocked,
  missing,
  mayLock,
}: {
  slug: string;
  host: string | null;
  isLocked: boolean;
  /** How many steps keep it from selling. */
  missing: number;
  mayLock: boolean;
}) {
  const t = useTranslations('StaffStart');
  const lock = useLock(slug);
  const { press, isPending, fault } = useSending(() => lock('active'));
  if (!isLocked)
    return (
      <section className="edit-card">
        <h2 className="text-section">{t('is_open')}</h2>
        <p>{t(missing > 0 ? 'is_open_missing' : 'is_open_text', { count: missing })}</p>
        {host !== null && (
          <>
            <a className="link-button" href={addressOf(host)} target="_blank" rel="noreferrer">
              {host}
            </a>
            <div className="start-code">
              <QrCode text={addressOf(host)} title={t('code', { host })} />
            </div>
            <p className="text-muted">{t('code_text')}</p>
          </>
        )}
      </section>
    );
  return (
    <section className="edit-card">
      <h2 className="text-section">{t('open')}</h2>
      <p role="status">{missing > 0 ? t('open_missing', { count: missing }) : t('open_text')}</p>
      {mayLock ? (
        <button
          type="button"
          className="button justify-self-start"
          disabled={missing > 0 || isPending}
          onClick={() => press()}
        >
          {t('open_go')}
        </button>
      ) : (
        <p className="text-muted">{t('open_owner')}</p>
      )}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </section>
  );
}
