'use client';

import { useTranslations } from 'next-intl';
import { useHereTime } from '@/components/staff/use-here-time';
import { goTo } from '@/lib/browser/go-to';
import { type OperatorTenant, openLook } from '@/lib/contract/staff/operators/operator-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { ReasonForm } from './reason-form';

/** Opens the screens of the restaurant, to read (rule staff/looks). */
export function LookPart({ tenant: { slug, look_until: until, is_own: isOwn } }: { tenant: OperatorTenant }) {
  const t = useTranslations('StaffOperator');
  const { hour } = useHereTime();
  const { http } = useStaff();
  const screens = `/${slug}/today`;
  const isOpen = isOwn || until !== null;
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t('look')}</h2>
      {isOwn && <p>{t('look_own')}</p>}
      {until !== null && <p>{t('look_open', { until: hour(until) })}</p>}
      {isOpen ? (
        <a className="button" href={screens}>
          {t('look_go_on')}
        </a>
      ) : (
        <ReasonForm
          go={t('look_go')}
          hint={t('look_hint')}
          onGo={async (reason) => {
            await http(null)(openLook, { params: { slug }, body: { reason } });
            goTo(screens);
          }}
        />
      )}
    </section>
  );
}
