import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { slotAt } from '@/lib/domain/branches/promised-slot';
import { slotsAhead } from '@/lib/domain/branches/slots-ahead';

const hours: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [
    { days: ['fri'], open: '12:00', close: '14:00', services: null },
    { days: ['fri'], open: '18:10', close: '01:00', services: null },
  ],
  exceptions: [],
};
const at = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}:00-05:00`);
const ahead = (now: Date, taken: Record<string, number> = {}) =>
  slotsAhead({ hours, now, slotMinutes: 30, taken: new Map(Object.entries(taken)) }).map(
    ({ date, hour, taken: held }) => `${date.slice(8)} ${hour} ${held}`,
  );

describe('the slots ahead of a kitchen (rule branches/slot-places)', () => {
  it('begin with the one that runs, each with what it holds', () => {
    expect(ahead(at('12:40'), { '2026-11-20 12:00': 9, '2026-11-20 13:00': 2 })).toEqual([
      '20 12:30 0',
      '20 13:00 2',
      '20 13:30 0',
    ]);
  });

  it('are six, past midnight by the date of the clock', () => {
    expect(ahead(at('22:50'))).toEqual([
      '20 22:40 0',
      '20 23:10 0',
      '20 23:40 0',
      '21 00:10 0',
      '21 00:40 0',
    ]);
    expect(ahead(at('18:00'))).toHaveLength(6);
  });

  it('are those outside of a shift too that hold something, and none of a branch that is closed for long', () => {
    expect(ahead(at('13:50'), { '2026-11-20 14:00': 1 })).toEqual(['20 13:30 0', '20 14:00 1']);
    expect(ahead(at('09:00', '2026-11-22'))).toEqual([]);
  });
});

test.each([
  { why: 'the one in which it is ready', from: at('12:45'), is: '2026-11-20 12:30' },
  { why: 'a boundary begins its slot', from: at('13:00'), is: '2026-11-20 13:00' },
  { why: 'slots begin with their shift', from: at('18:45'), is: '2026-11-20 18:40' },
  { why: 'a night goes on past midnight', from: at('00:30', '2026-11-21'), is: '2026-11-21 00:10' },
  { why: 'outside of a shift it begins with the clock', from: at('15:20'), is: '2026-11-20 15:00' },
])('what is never refused takes $is: $why (rule branches/slot-places)', ({ from, is }) => {
  const pauses = [{ service: null, until: at('23:00').toISOString() }];
  for (const own of [hours, { ...hours, pauses }]) {
    const { date, hour } = slotAt({ hours: own, from, service: 'on_table', slotMinutes: 30 });
    expect(`${date} ${hour}`).toBe(is);
  }
});
