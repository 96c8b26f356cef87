import { type CalendarEvent, toCalendarFile } from '@/lib/domain/booking/calendar-file';

const event: CalendarEvent = {
  bookingId: 7,
  host: 'a.test',
  // The night on which the clocks of Santiago go back: 23:30 there, before it.
  startsAt: new Date('2027-04-04T02:30:00Z'),
  endsAt: new Date('2027-04-04T04:00:00Z'),
  isTentative: false,
  title: 'Reserva en Centro',
  place: 'Centro, Calle 1; local 2',
  text: 'A nombre de Ana, 4 personas.\nSin maní',
  url: 'https://a.test/7',
};
const now = new Date('2026-11-26T10:00:00Z');
const print = (part: Partial<CalendarEvent> = {}, at = now) =>
  toCalendarFile({ event: { ...event, ...part }, now: at });
/** As a calendar reads it (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a booking is an event at its instants, in UTC, under a name of its own (rule booking/calendar)', () => {
  const lines = linesOf(print());
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:booking-7@a.test',
      'DTSTAMP:20261126T100000Z',
      'DTSTART:20270404T023000Z',
      'DTEND:20270404T040000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Reserva en Centro',
      'URL:https://a.test/7',
    ]),
  );
  expect(linesOf(print({ isTentative: true }))).toContain('STATUS:TENTATIVE');
});

test('a changed booking keeps its name, and its later file counts more', () => {
  const of = (file: string, name: string) => linesOf(file).find((line) => line.startsWith(name)) ?? '';
  const later = print({ startsAt: new Date('2027-04-05T02:30:00Z') }, new Date(now.getTime() + 60_000));
  expect(of(later, 'UID')).toBe(of(print(), 'UID'));
  const sequences = [print(), later].map((file) => Number(of(file, 'SEQUENCE:').slice(9)));
  expect(sequences[1]).toBe((sequences[0] ?? 0) + 1);
  expect(sequences[1]).toBeLessThan(2 ** 31);
});

test.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['a\r\nEND:VEVENT', 'a\\nEND:VEVENT'],
  ['a\u0000b\u0007c\td', 'abc\td'],
])('%j is written %j', (text, written) => {
  expect(linesOf(print({ text }))).toContain(`DESCRIPTION:${written}`);
});

test.each(['x'.repeat(400), 'ñandú '.repeat(60), '👩‍🍳'.repeat(40), `${'x'.repeat(74)}€`])(
  'no line of a long text is longer than 75 octets, and no character is cut (%#)',
  (title) => {
    const file = print({ title });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  },
);
