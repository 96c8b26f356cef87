import { openSpans } from '@/lib/domain/branches/open-spans';
import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { pauseEnd } from '@/lib/domain/branches/pause-end';
import { hoursAt, type Pause, pausedServicesOf, setPause } from '@/lib/domain/branches/pauses';
import { findNextSlot, listSlots } from '@/lib/domain/branches/slots';

const hours: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [
    {
      days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      open: '12:00',
      close: '22:00',
      services: null,
    },
  ],
  exceptions: [],
};
const local = (time: string, date = '2026-03-02') => new Date(`${date}T${time}-05:00`);
const paused = (...pauses: [Pause['service'], Date][]): OpeningHours => ({
  ...hours,
  pauses: pauses.map(([service, until]) => ({ service, until: until.toISOString() })),
});
const EIGHT = local('20:00:00');

describe('a branch in a pause (rule branches/pause)', () => {
  const state = (of: OpeningHours, service?: string, at = local('19:30:00')) =>
    resolveOpenState({ hours: of, at, ...(service ? { service } : {}) });

  it('is closed until it is over, and says when', () => {
    const next = { day: 'mon', time: '20:00', inDays: 0 };
    expect(state(paused([null, EIGHT]))).toEqual({ open: false, next, paused: true });
    expect(state(paused([null, EIGHT]), 'room')).toEqual({ open: false, next, paused: true });
    expect(state(paused([null, EIGHT]), 'take_away', EIGHT)).toEqual({ open: true, until: '22:00' });
  });

  it.each([
    ['delivery', ['delivery', 'schedule'], ['take_away', 'on_table', 'room', undefined]],
    ['on_table', ['on_table', 'room', 'grab_and_go'], ['delivery', 'schedule', undefined]],
    [null, ['delivery', 'take_away', 'on_table', undefined], ['book']],
  ] as const)('of %s stops that alone', (service, stopped, open) => {
    const of = paused([service, EIGHT]);
    for (const one of stopped) expect([one, state(of, one).open]).toEqual([one, false]);
    for (const one of open) expect([one, state(of, one).open]).toEqual([one, true]);
  });

  it('opens with the next shift where no shift runs at its end', () => {
    const end = local('00:00:00', '2026-03-03');
    const next = { day: 'tue', time: '12:00', inDays: 1 };
    expect(state(paused([null, end]))).toEqual({ open: false, next, paused: true });
    // The last of two pauses counts.
    expect(state(paused(['delivery', end], [null, EIGHT]), 'delivery')).toMatchObject({ next });
  });

  it('is closed as on any day before its hours begin', () => {
    expect(state(paused([null, EIGHT]), undefined, local('11:00:00'))).toEqual({
      open: false,
      next: { day: 'mon', time: '20:00', inDays: 0 },
    });
    expect(state(paused([null, local('11:30:00')]), undefined, local('11:00:00'))).toEqual({
      open: false,
      next: { day: 'mon', time: '12:00', inDays: 0 },
    });
  });

  it('offers the hours after it, on the clock that they have', () => {
    const now = local('19:05:00');
    const asked = { now, leadMinutes: 20, slotMinutes: 30, slotOrders: null };
    const free = (of: OpeningHours, service: string) =>
      listSlots({ ...asked, hours: of, service, day: '2026-03-02' }).flatMap(({ available, hour }) =>
        available ? [hour] : [],
      );
    const of = paused(['delivery', local('20:10:00')]);
    expect(free(of, 'schedule')).toEqual(['20:30', '21:00', '21:30']);
    expect(free(of, 'take_away')).toEqual(['19:30', '20:00', '20:30', '21:00', '21:30']);
    expect(findNextSlot({ ...asked, hours: of, service: 'schedule', days: 2 })?.hour).toBe('20:30');
  });

  it('is cut out of the spans that a page is given', () => {
    const from = local('19:30:00');
    const { spans } = openSpans({ hours: paused(['on_table', EIGHT]), from, service: 'on_table' });
    expect(spans[0]).toEqual([EIGHT.getTime(), local('22:00:00').getTime()]);
    const day = openSpans({
      hours: paused([null, local('00:00:00', '2026-03-03')]),
      from,
      service: 'on_table',
    });
    expect(day.spans[0]?.[0]).toBe(local('12:00:00', '2026-03-03').getTime());
  });
});

describe('what staff say of it (rule branches/pause)', () => {
  it('ends at a whole minute, or with the day of the branch and its night', () => {
    const end = (length: 15 | 'today', at: Date, of = hours) => pauseEnd({ length, hours: of, at });
    expect(end(15, local('19:30:01'))).toEqual(local('19:46:00'));
    expect(end(15, local('19:30:00'))).toEqual(local('19:45:00'));
    expect(end('today', local('19:30:00'))).toEqual(local('00:00:00', '2026-03-03'));
    const [week] = hours.weekly;
    const late = { ...hours, weekly: week ? [{ ...week, close: '02:00' }] : [] };
    expect(end('today', local('01:00:00', '2026-03-03'), late)).toEqual(local('02:00:00', '2026-03-03'));
  });

  it('replaces what was said of the same, and forgets what is over', () => {
    const at = local('19:30:00');
    const before: Pause[] = [
      { service: 'take_away', until: local('19:30:00').toISOString() },
      { service: 'delivery', until: EIGHT.toISOString() },
      { service: null, until: local('19:45:00').toISOString() },
    ];
    const until = local('21:00:00');
    expect(setPause({ pauses: before, service: 'delivery', until, at })).toEqual([
      before[2],
      { service: 'delivery', until: until.toISOString() },
    ]);
    expect(setPause({ pauses: before, service: null, until: null, at })).toEqual([before[1]]);
    expect(hoursAt({ hours: { ...hours, pauses: before }, at: EIGHT })).toEqual(hours);
  });

  it('is of what the branch takes orders for', () => {
    expect(pausedServicesOf(['schedule', 'room', 'book'])).toEqual(['delivery', 'on_table']);
  });
});
