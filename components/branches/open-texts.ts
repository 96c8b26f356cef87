import { getLocale, getTranslations } from 'next-intl/server';
import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import type { OpenTexts } from './open-sentence';

export async function loadOpenTexts(): Promise<OpenTexts> {
  const [t, locale] = [await getTranslations('Hours'), await getLocale()];
  const holes = { time: '{time}', day: '{day}' };
  return {
    open: t('open', holes),
    open_always: t('open_always'),
    closed_today: t('closed_today', holes),
    closed_tomorrow: t('closed_tomorrow', holes),
    closed_day: t('closed_day', holes),
    closed: t('closed'),
    paused: t('paused', holes),
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, t(day)])) as Record<Weekday, string>,
    locale,
  };
}
