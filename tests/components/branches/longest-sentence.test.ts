import { longestSentence, type OpenTexts } from '@/components/branches/open-sentence';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';

const texts: OpenTexts = {
  open: 'Abierto · cierra a las {time}',
  open_always: 'Abierto todo el día',
  closed_today: 'Cerrado · abre a las {time}',
  closed_tomorrow: 'Cerrado · abre mañana: {time}',
  closed_day: 'Cerrado · abre el {day}: {time}',
  closed: 'Cerrado',
  paused: 'En pausa · vuelve: {time}',
  days: {
    mon: 'lunes',
    tue: 'martes',
    wed: 'miércoles',
    thu: 'jueves',
    fri: 'viernes',
    sat: 'sábado',
    sun: 'domingo',
  },
  locale: 'es-CO',
};
const hoursOf = (days: readonly (typeof WEEKDAYS)[number][], open: string, close: string) => ({
  timezone: 'America/Bogota',
  weekly: [{ days: [...days], open, close, services: null }],
  exceptions: [],
});

test('a branch that never closes keeps the room of that one sentence alone', () => {
  expect(longestSentence({ hours: hoursOf(WEEKDAYS, '00:00', '00:00'), texts })).toBe(texts.open_always);
});

test('one that closes keeps the room of the longest day on which it opens again', () => {
  const hours = hoursOf(['mon', 'wed'], '12:00', '22:00');
  expect(longestSentence({ hours, texts })).toMatch(/^Cerrado · abre el miércoles/);
});
