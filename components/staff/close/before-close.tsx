'use client';

import { useTranslations } from 'next-intl';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { WAITING_KINDS, WAITING_SCREENS } from '@/lib/domain/money/before-close';
import { useClosePlace } from './close-place';

/** The things that wait when somebody closes, each with the way to it; they may close all the same (rule staff/before-close). */
export function BeforeClose({ waiting }: { waiting: MoneyReading['waiting'] }) {
  const t = useTranslations('StaffClose');
  const { slug } = useClosePlace();
  const kinds = WAITING_KINDS.filter((kind) => waiting[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <section className="close-late">
      <h3>{t('waits')}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <a className="link-button" href={`/${slug}/${WAITING_SCREENS[kind]}`}>
              {t(`waits_${kind}`, { count: waiting[kind] })}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('waits_text')}</p>
    </section>
  );
}
