import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import type { OpenTexts } from '@/components/branches/open-sentence';
import { OpenCount } from '@/components/tenant/open-count';
import { groupByHours } from '@/lib/domain/branches/open-branches';
import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import type { Language } from '@/lib/domain/tenant/countries';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { nextFrame } from '@/tests/support/browser/next-frame';
import { renderTexts, textsOf } from '@/tests/support/browser/render-texts';

/** A Wednesday noon in Bogotá. */
const NOON = new Date('2026-11-18T17:00:00Z');
beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

const hours = (open: string, close: string, days: Weekday[] = [...WEEKDAYS]) => ({
  timezone: 'America/Bogota',
  weekly: [{ days, open, close, services: null }],
  exceptions: [],
});

/** The sentences as the landing hands them over. */
function sentencesOf({
  lang = 'es' as Language,
  establishment = 'restaurant' as EstablishmentKind,
  total = 2,
} = {}) {
  const messages = textsOf({ lang });
  const t = createTranslator({ locale: lang, messages, namespace: 'Landing' });
  const h = createTranslator({ locale: lang, messages, namespace: 'Hours' });
  const holes = { time: '{time}', day: '{day}' };
  const texts: OpenTexts = {
    open: h('open', holes),
    open_always: h('open_always'),
    closed_today: h('closed_today', holes),
    closed_tomorrow: h('closed_tomorrow', holes),
    closed_day: h('closed_day', holes),
    closed: h('closed'),
    paused: h('paused', { time: '{time}' }),
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, h(day)])) as Record<Weekday, string>,
    locale: `${lang}-CO`,
  };
  return {
    ...texts,
    some: t('open_some', { open: '{open}', total, establishment }),
    all: t('open_all', { total, establishment }),
  };
}

function show(all: ReturnType<typeof hours>[], more: Parameters<typeof sentencesOf>[0] = {}) {
  renderTexts(<OpenCount groups={groupByHours(all)} texts={sentencesOf({ ...more, total: all.length })} />);
  nextFrame();
}

test('says how many are open, in its own word', () => {
  show([hours('09:00', '22:00'), hours('18:00', '22:00')]);
  expect(screen.getByText('1 de 2 sedes abiertas ahora')).toBeVisible();
});

test.each([
  ['es', 'store', 'Las 2 tiendas están abiertas'],
  ['es', 'hotel', 'Los 2 lugares están abiertos'],
  ['en', 'restaurant', 'All 2 locations are open'],
  ['pt', 'restaurant', 'As 2 unidades estão abertas'],
] as const)('says in %s of a %s that all are open', (lang, establishment, sentence) => {
  show([hours('09:00', '22:00'), hours('08:00', '22:00')], { lang, establishment });
  expect(screen.getByText(sentence)).toBeVisible();
});

test('says when the first one opens while all are closed', () => {
  show([hours('18:30', '22:00'), hours('18:00', '22:00')]);
  expect(screen.getByText('Cerrado · abre hoy: 6:00 p. m.')).toBeVisible();
});

test('says that all are closed where none says when it opens', () => {
  show([hours('18:00', '22:00', []), hours('19:00', '22:00', [])]);
  expect(screen.getByText('Cerrado por ahora')).toBeVisible();
});
