'use client';

import { useTranslations } from 'next-intl';
import { goTo } from '@/lib/browser/go-to';
import { endLook } from '@/lib/contract/staff/operators/operator-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useHereTime } from './use-here-time';
import { useSending } from './use-sending';

/** Says across each screen that an operator only looks, and ends it (rule staff/looks). */
export function LookBar({ slug, name, until }: { slug: string; name: string; until: string }) {
  const t = useTranslations('Staff');
  const { hour } = useHereTime();
  const { http } = useStaff();
  const { press, isPending, fault } = useSending(async () => {
    await http(null)(endLook);
    goTo(`/operator/${slug}`);
  });
  return (
    <aside className="look-bar" aria-label={t('look_label')}>
      <span>{fault ?? t('look_bar', { name, until: hour(until) })}</span>
      <button type="button" disabled={isPending} onClick={press}>
        {t('look_end')}
      </button>
    </aside>
  );
}
