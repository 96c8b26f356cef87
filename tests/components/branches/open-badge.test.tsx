import { act, render, screen } from '@testing-library/react';
import { OpenBadge } from '@/components/branches/open-badge';
import type { OpenTexts } from '@/components/branches/open-sentence';
import { tellHours } from '@/lib/browser/menu-markup/branch-hours';
import { type OpeningHours, WEEKDAYS } from '@/lib/domain/branches/opening-hours';

const hours: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [{ days: WEEKDAYS, open: '08:00', close: '22:00', services: null }],
  exceptions: [],
};
const texts: OpenTexts = {
  ...{ open: 'open {time}', open_always: 'always', closed: 'closed', paused: 'paused {time}' },
  ...{ closed_today: 'today {time}', closed_tomorrow: 'tomorrow {time}', closed_day: '{day} {time}' },
  days: { mon: 'mo', tue: 'tu', wed: 'we', thu: 'th', fri: 'fr', sat: 'sa', sun: 'su' },
  locale: 'es-CL',
};
const pausedTo = (until: string): OpeningHours => ({ ...hours, pauses: [{ service: null, until }] });

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-02T17:00:00Z') }));
afterEach(() => jest.useRealTimers());
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

test('the badge of the page follows the pauses of its branch, that of another stall does not (rule branches/pause)', async () => {
  render(
    <>
      <OpenBadge {...{ hours, texts }} isOwn />
      <OpenBadge {...{ hours }} texts={{ ...texts, open: 'stall {time}' }} />
    </>,
  );
  await settle();
  expect(screen.getByText('open 22:00')).not.toHaveAttribute('data-closed');
  act(() => tellHours(pausedTo('2026-03-02T17:30:00.000Z')));
  await settle();
  expect(screen.getByText('paused 12:30')).toHaveAttribute('data-closed');
  expect(screen.getByText('stall 22:00')).toBeVisible();
  // The rest of the day.
  act(() => tellHours(pausedTo('2026-03-03T05:00:00.000Z')));
  await settle();
  expect(screen.getByText('tomorrow 08:00')).toBeVisible();
});
