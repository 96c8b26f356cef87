'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useShop } from '@/components/staff/shop';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import { useNow } from '@/lib/browser/use-now';
import type { Alarm } from '@/lib/contract/staff/alarm-calls';
import { ALARM_SCREENS, isUrgent } from '@/lib/domain/staff/alarms';

/** A booking and an order of any day have an address of their own. */
function addressOf(
  { slug, alarm: { booking, order } }: { slug: string; alarm: Alarm },
  screen: string,
): string {
  if (booking !== null) return `/${slug}/${screen}?date=${booking.day}&booking=${booking.id}`;
  return screen === 'orders' && order !== null
    ? `/${slug}/${screen}?order=${order.id}`
    : `/${slug}/${screen}`;
}

const toName = (provider: string | null): string =>
  provider === null ? '' : provider.slice(0, 1).toUpperCase() + provider.slice(1);

/** Leads to the screen where it is mended, with the branch that it is about. */
function Go({ slug, alarm }: { slug: string; alarm: Alarm }) {
  const t = useTranslations('StaffAlarms');
  const screens = useTranslations('Staff');
  const [, choose] = useKeptChoice(slug, 'branch');
  const screen = ALARM_SCREENS[alarm.kind];
  const { supplier_id: branchId } = alarm;
  if (screen === null) return null;
  return (
    <a
      className="button button-quiet"
      href={addressOf({ slug, alarm }, screen)}
      onClick={() => branchId !== null && choose(String(branchId))}
    >
      {t('go', { screen: screens(`screen_${screen}`) })}
    </a>
  );
}

/** One thing that waits: what it is, since when and where, and what to do. */
export function AlarmRow({ slug, alarm }: { slug: string; alarm: Alarm }) {
  const t = useTranslations('StaffAlarms');
  const format = useFormatter();
  const { branches } = useShop();
  const { kind, count, since, order, supplier_id: branchId } = alarm;
  const branch = branches.length > 1 ? branches.find(({ id }) => id === branchId)?.name : undefined;
  const number = order?.number ?? null;
  const oldest = number === null ? '' : t(count === 1 ? 'order' : 'oldest', { number });
  const said = { count, provider: toName(alarm.provider) };
  const now = useNow();
  // The branch has been open since then: nobody has been away.
  const ago = kind === 'unopened' ? null : format.relativeTime(new Date(since), now);
  return (
    <li className="alarm" data-urgent={isUrgent(kind)}>
      <div className="alarm-said">
        <h2 className="text-section">{t(kind, said)}</h2>
        <p className="text-muted">{[branch, ago, oldest].filter(Boolean).join(' · ')}</p>
        <p>{t(`${kind}_do`, said)}</p>
      </div>
      <Go {...{ slug, alarm }} />
    </li>
  );
}
