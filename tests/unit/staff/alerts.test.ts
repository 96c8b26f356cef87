import { toAlertMail, toAlertPush } from '@/lib/domain/staff/alerts';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

const FACTS = {
  kind: 'unaccepted',
  lang: 'es',
  place: 'Centro',
  number: '#12',
  service: 'delivery',
  waiting: 3,
} as const;

test('a phone is told the branch, how many wait, number and service (rule staff/alerts)', () => {
  expect(toAlertPush({ ...FACTS, id: 'casa-alert-4', topic: 'board-1-2', path: '/casa/board' })).toEqual({
    ...{ id: 'casa-alert-4', order: 'board-1-2', lang: 'es', path: '/casa/board' },
    ...{ title: 'Centro: 3 pedidos esperan', body: 'Pedido #12, entrega. Nadie lo ha aceptado.' },
  });
});

test.each(LANGUAGES)('a mail says the same in %s, where to go, and why it came', (lang) => {
  const link = 'https://equipo.example/casa/board';
  const mail = toAlertMail({ ...FACTS, lang, kind: 'unwatched', waiting: 0, link });
  expect(mail.subject).toMatch(/^Centro: 1 /);
  expect(mail.text).toContain('#12');
  expect(mail.text).toContain(link);
  expect(mail.text.trim().split('\n\n')).toHaveLength(3);
});
