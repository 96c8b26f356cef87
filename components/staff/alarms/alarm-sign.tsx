'use client';

import { useTranslations } from 'next-intl';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { useAlarms } from '@/lib/queries/staff/alarms';

/** How many things wait for who answers for the restaurant, on each of its screens; nothing where none does (rule staff/alarms). */
export function AlarmSign({ slug, scopes }: { slug: string; scopes: readonly StaffScope[] }) {
  const t = useTranslations('StaffAlarms');
  const isAsked = scopes.includes('day:read');
  const { alarms } = useAlarms({ slug, isAsked });
  if (!isAsked || !alarms || alarms.length === 0) return null;
  return (
    <a className="alarm-sign" href={`/${slug}/alarms`}>
      {t('sign', { count: alarms.length })}
    </a>
  );
}
