import { getTranslations } from 'next-intl/server';
import { PRIVACY_ID } from '@/components/layout/slots';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { HELP_PHOTO_DAYS } from '@/lib/domain/orders/help';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { COUNT_MONTHS, DETAIL_DAYS } from '@/lib/domain/visit/retention';

/** The data kept of a diner: its purpose, duration and readers, as docs/privacy.md says it (rule visit/privacy). */
export async function PrivacyPart({
  name,
  services,
  asksCookies,
}: {
  name: string;
  services: Supplier['services'];
  asksCookies: boolean;
}) {
  const t = await getTranslations('Policies');
  const times = { days: DETAIL_DAYS, months: COUNT_MONTHS };
  const rows = [
    [t('privacy_order'), t('privacy_order_text', { name })],
    [t('privacy_said'), t('privacy_said_text', { name, photoDays: HELP_PHOTO_DAYS })],
    [t('privacy_visit'), t('privacy_visit_text', times)],
    ...(services.includes('on_table') ? [[t('privacy_table'), t('privacy_table_text')]] : []),
    ...(asksCookies ? [[t('privacy_answer'), t('privacy_answer_text', times)]] : []),
    [t('privacy_seen'), t('privacy_seen_text', { name })],
  ];
  return (
    <section id={PRIVACY_ID} className="mt-8">
      <h2 className="text-section">{t('privacy_title')}</h2>
      <dl>
        {rows.map(([about, text]) => (
          <div key={about} className="mt-3">
            <dt className="font-semibold">{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {t.rich('privacy_yours', {
          link: (words) => (
            <a className="text-brand-text underline" href={screenPath({ screen: 'perfil' })}>
              {words}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
