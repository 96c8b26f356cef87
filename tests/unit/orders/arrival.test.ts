import { arrivalWindow, isLater, isPromised, resolveArrival } from '@/lib/domain/orders/arrival';

describe('when an order comes (rule orders/arrival)', () => {
  it.each([
    ['delivery', 25, 18, { least: 45, most: 60 }],
    ['delivery', 25, 20, { least: 45, most: 60 }],
    ['delivery', 0, 0, { least: 0, most: 15 }],
    ['take_away', 25, 18, { least: 25, most: 35 }],
    ['take_away', 21, 18, { least: 25, most: 35 }],
  ] as const)('%s with %d minutes of preparation and %d of way', (service, preparation, way, expected) => {
    expect(resolveArrival({ service, preparationMinutes: preparation, wayMinutes: way })).toEqual(expected);
  });

  it('promises nothing for a wanted hour or at the table', () => {
    const choices = ['delivery', 'take_away', 'schedule', 'on_table'] as const;
    expect(choices.map(isPromised)).toEqual([true, true, false, false]);
  });

  it.each([
    ['2026-11-18T17:00:00Z', '17:45', '18:00'],
    ['2026-11-18T17:00:01Z', '17:50', '18:05'],
    ['2026-11-18T17:04:59Z', '17:50', '18:05'],
    ['2026-11-18T23:40:00Z', '00:25', '00:40'],
  ])('a kitchen that begins at %s: between %s and %s', (start, from, to) => {
    const window = arrivalWindow({ arrival: { least: 45, most: 60 }, start: new Date(start) });
    expect([window.from, window.to].map((at) => at.toISOString().slice(11, 16))).toEqual([from, to]);
  });
});

const START = new Date('2026-11-18T17:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const SOON = { arrival: { least: 25, most: 35 }, start: START };
test.each([
  ['as it was read', SOON, SOON, false],
  ['read a moment ago', SOON, { ...SOON, start: after(1) }, false],
  ['sooner', SOON, { arrival: { least: 20, most: 30 }, start: START }, false],
  ['later', SOON, { arrival: { least: 35, most: 45 }, start: START }, true],
  ['as soon as ever, of what was read an hour ago', SOON, { ...SOON, start: after(60) }, true],
  ['promised first now', null, SOON, false],
  ['promised no more', SOON, null, false],
])('an order that is %s (rule orders/later)', (_what, seen, now, expected) => {
  expect(isLater({ seen, now })).toBe(expected);
});
