import {
  BOOKING_NOTICES,
  isStillTrue,
  noticeOf,
  ratingMailAt,
  reminderAt,
} from '@/lib/domain/booking/booking-notices';
import { sayDeposit } from '@/lib/domain/booking/deposit-text';
import { type NoticeFacts, toNoticeText } from '@/lib/domain/booking/notice-text';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

// Noon of a Wednesday in Bogotá.
const NOW = new Date('2026-11-18T17:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const placed = (date: string, hour: string, day = date) => ({
  booked: { date, hour, day },
  timezone: 'America/Bogota',
});

test.each([
  ['2026-11-19', '12:59', null],
  ['2026-11-19', '13:00', after(60)],
  ['2026-11-21', '12:00', after(48 * 60)],
])('of %s at %s the reminder is a day before, if that is an hour away', (date, hour, at) => {
  expect(reminderAt({ ...placed(date, hour), now: NOW })).toEqual(at);
});

test.each([
  [
    'half past midnight of the night of Friday',
    placed('2026-11-21', '00:30', '2026-11-20'),
    '19T22',
    '21T22',
  ],
  ['late on Friday', placed('2026-11-20', '23:30'), '19T22', '21T22'],
  ['half past midnight of no night', placed('2026-11-21', '00:30'), '20T08', '22T08'],
  ['early on Friday', placed('2026-11-20', '06:00'), '19T08', '21T08'],
])(
  '%s is told of at a waking hour of the days around its own (rule booking/notices)',
  (_, of, before, later) => {
    const at = (moment: string) => new Date(`2026-11-${moment}:00:00-05:00`);
    expect(reminderAt({ ...of, now: NOW })).toEqual(at(before));
    expect(ratingMailAt(of)).toEqual(at(later));
  },
);

test.each([
  ['approved', 'approved', true],
  ['approved', 'cancelled', false],
  ['received', 'pending', true],
  ['received', 'approved', false],
  ['waiting', 'waiting_list', true],
  ['reminder', 'approved', true],
  ['reminder', 'pending', false],
  ['changed', 'pending', true],
  ['changed', 'cancelled', false],
  ['cancelled', 'cancelled', true],
  ['cancelled', 'approved', false],
  ['invited', 'waiting_list', true],
  ['place_free', 'approved', false],
] as const)('%s of a booking that is %s is still true: %s', (kind, state, is) => {
  const booking = {
    kind,
    state,
    startsAt: after(60),
    offeredUntil: after(10),
    canRate: false,
    now: NOW,
  };
  expect(isStillTrue(booking)).toBe(is);
});

test.each([
  [after(1), true],
  [NOW, false],
  [null, false],
])('a free place is told of while it is kept: until %s', (offeredUntil, is) => {
  const waiting = {
    kind: 'place_free',
    state: 'waiting_list',
    startsAt: after(60),
    canRate: true,
    now: NOW,
  } as const;
  expect(isStillTrue({ ...waiting, offeredUntil })).toBe(is);
});

test('of an hour that is over nothing is told but how it was, and what the branch writes', () => {
  const told = BOOKING_NOTICES.filter((kind) =>
    isStillTrue({
      kind,
      state: 'approved',
      startsAt: NOW,
      offeredUntil: after(1),
      canRate: true,
      now: NOW,
    }),
  );
  expect(told).toEqual(['rating', 'message']);
  expect(noticeOf('waiting_list')).toBe('waiting');
});

const FACTS: NoticeFacts = {
  place: 'La Brasa',
  address: 'Calle 60 # 9-40',
  reader: 'Ana',
  organiser: 'Eva',
  people: 1,
  startsAt: new Date('2026-11-21T01:30:00Z'),
  day: '2026-11-20',
  timezone: 'America/Bogota',
  country: 'CO',
  offeredUntil: new Date('2026-11-20T23:05:00Z'),
  deposit: null,
  words: null,
  link: 'https://brasa.example/book_info/7/abc',
};

test.each([
  [
    'es',
    'Hay una mesa para ti en La Brasa',
    /viernes, 20 de noviembre, 8:30\sp\.\sm\. Te.*hasta las 6:05\sp\.\sm\.:/,
  ],
  ['en', 'A table is free for you at La Brasa', /Friday.* November 20.* 8:30\sPM.*until 6:05\sPM/],
  ['pt', 'Há uma mesa para você em La Brasa', /sexta-feira, 20 de novembro.* 20:30.*até as 18:05/],
] as const)(
  'in %s a free place names day and hour of the branch, and until when it is kept',
  (lang, subject, body) => {
    const told = toNoticeText({ kind: 'place_free', lang, facts: FACTS });
    expect(told.subject).toBe(subject);
    expect(told.text).toMatch(body);
    expect(told.text).toContain(FACTS.link);
  },
);

test.each([
  ['es', /viernes, 20 de noviembre, 12:30\sa\.\sm\., ya sábado\./],
  ['en', /Friday.* November 20, 12:30\sAM, early Saturday\./],
  ['pt', /sexta-feira, 20 de novembro, 00:30, já sábado\./],
] as const)(
  'in %s an hour after midnight is told with the day of its night (rule branches/night)',
  (lang, body) => {
    const facts = { ...FACTS, startsAt: new Date('2026-11-21T05:30:00Z') };
    expect(toNoticeText({ kind: 'approved', lang, facts }).text).toMatch(body);
  },
);

test.each(LANGUAGES)('in %s a guest is invited by name, and reads of no change for all', (lang) => {
  const { subject, text } = toNoticeText({ kind: 'invited', lang, facts: FACTS });
  expect(subject).toContain('Eva');
  expect(text).toContain('Ana');
  expect(text).not.toMatch(/cancel/i);
});

const PAID = {
  amount: '$40.000',
  state: 'paid',
  payUntil: new Date('2026-11-18T17:15:00Z'),
  refundUntil: new Date('2026-11-20T01:30:00Z'),
  now: NOW,
} as const;

test.each([
  [
    'received',
    { ...PAID, state: 'to_pay' },
    /depósito de \$40\.000.*hasta las 12:15\sp\.\sm\.:.*Te lo devolvemos si cancelas antes del jueves, 19 de noviembre, 8:30\sp\.\sm\./s,
  ],
  ['approved', { ...PAID, now: PAID.refundUntil }, /Ya no se devuelve si cancelas/],
  ['cancelled', { ...PAID, state: 'refund_due' }, /depósito de \$40\.000 se devuelve/],
  ['cancelled', { ...PAID, state: 'kept' }, /no se devuelve: el plazo terminó el jueves/],
  ['cancelled', { ...PAID, state: 'unpaid' }, /El depósito no se pagó\. Si llega un pago, te lo devolvemos/],
] as const)('%s says where the deposit is: %j (rule booking/deposit)', (kind, deposit, body) => {
  const { text } = toNoticeText({ kind, lang: 'es', facts: { ...FACTS, deposit } });
  expect(text).toMatch(body);
});

test.each(LANGUAGES)(
  'of a cancelled booking there is nothing to change, to cancel or to stop, in %s',
  (lang) => {
    const said = (kind: 'cancelled' | 'approved') =>
      toNoticeText({ kind, lang, facts: FACTS }).text.split('\n\n');
    const [link, mute] = said('approved').slice(-2);
    const told = said('cancelled');
    expect(told.at(-1)).toContain(FACTS.link);
    expect(told).not.toContain(mute);
    expect(told).not.toContain(link);
  },
);

test('who is asked how it was reads nothing of a deposit', () => {
  const facts = { ...FACTS, deposit: PAID };
  expect(toNoticeText({ kind: 'rating', lang: 'es', facts }).text).not.toContain('40.000');
});

test('of a deposit that is at the table nothing is said', () => {
  const at = { ...PAID, state: 'on_the_account' } as const;
  expect(LANGUAGES.map((lang) => sayDeposit({ deposit: at, lang, print: String }))).toEqual([[], [], []]);
});
