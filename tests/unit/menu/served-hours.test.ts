import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { servedHours } from '@/lib/domain/menu/served-hours';

const breakfast = { days: WEEKDAYS, from: '06:30', to: '11:30' };
const weekdays = { days: WEEKDAYS.slice(0, 5), from: null, to: null };

test.each([
  [[breakfast], 'es-CO', '6:30–\u206011:30\u00a0a.\u00a0m.'],
  [[breakfast], 'es-CL', '06:30–\u206011:30'],
  [[weekdays], 'es-CO', 'lun–vie'],
  [
    [{ days: ['mon', 'tue', 'sat'] as const, from: null, to: '11:00' }],
    'en-US',
    'Mon–Tue, Sat hasta las 11:00\u00a0AM',
  ],
  [[{ days: WEEKDAYS, from: null, to: '15:00' }], 'es-CO', 'hasta las 3:00\u00a0p.\u00a0m.'],
  [[{ days: WEEKDAYS, from: '00:00', to: '13:00' }], 'es-MX', 'hasta la 1:00\u00a0p.\u00a0m.'],
  [[breakfast, weekdays], 'pt-BR', '06:30–\u206011:30 · seg.–sex.'],
])('its hours in words', (windows, lang, words) => {
  expect(servedHours(windows, lang, (hour) => `hasta las ${hour}`)).toBe(words);
});
