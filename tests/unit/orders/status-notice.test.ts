import { isStillSo, STATUS_NOTICES, statusNoticeOf } from '@/lib/domain/orders/status-notice';
import { type MoneyBack, toStatusMail, toStatusSms } from '@/lib/domain/orders/status-notice-text';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

/** The SMS alphabet (GSM 03.38), as far as it is letters and signs of addresses. */
const SMS_ALPHABET = /^[\w\s@£$¥èéùìòÇØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;
const LINK = `https://pedidos.brasa-andina.example/chapinero/order/12345#token=${'x'.repeat(43)}`;

test.each([
  ['accepted', 'delivery', 'accepted'],
  ['preparation', 'delivery', null],
  ['packed', 'delivery', null],
  ['packed', 'take_away', 'ready'],
  ['on_the_way', 'delivery', 'on_the_way'],
  ['delivered', 'delivery', null],
  ['cancelled', 'take_away', 'cancelled'],
  ['cart', 'take_away', null],
] as const)('%s of a %s is told as %s (rule orders/notices)', (status, service, kind) => {
  expect(statusNoticeOf({ status, service })).toBe(kind);
});

test.each([
  ['accepted', 'accepted', true],
  ['accepted', 'preparation', true],
  ['accepted', 'packed', false],
  ['accepted', 'cancelled', false],
  ['ready', 'packed', true],
  ['ready', 'delivered', false],
  ['on_the_way', 'delivered', false],
  ['cancelled', 'cancelled', true],
] as const)('that it was %s is told while it is %s: %s (rule orders/notices)', (kind, status, isSo) => {
  expect(isStillSo({ kind, status, service: 'take_away' })).toBe(kind === 'on_the_way' ? false : isSo);
});

describe.each(LANGUAGES)('in %s', (lang) => {
  const money: MoneyBack[] = ['nothing', 'due', 'by_hand', 'given'];
  const all = STATUS_NOTICES.flatMap((kind) =>
    (kind === 'cancelled' ? money : (['nothing'] as const)).map((one) => ({ kind, money: one })),
  );

  test.each(all)('$kind and $money fit one SMS of its own alphabet (rule orders/notices)', (one) => {
    const text = toStatusSms({
      ...one,
      lang,
      place: 'Brasería Ñandú del Páramo – São João',
      number: '1204',
      link: LINK,
      signs: one.kind === 'on_the_way' ? 'K7MP' : null,
    });
    expect(text).toMatch(SMS_ALPHABET);
    // The address alone leaves no room for more of the name.
    expect(text.length <= 160 || text.indexOf(':') <= 8).toBe(true);
    expect(text).toContain('1204');
    expect(text.includes(' K7MP')).toBe(one.kind === 'on_the_way');
    expect(text.endsWith(` ${LINK}`)).toBe(true);
  });

  test('a short address leaves room for the name in one SMS', () => {
    const link = 'https://b.example/c/order/1#token='.padEnd(77, 'x');
    for (const one of all) {
      const text = toStatusSms({
        ...one,
        lang,
        place: 'La Brasa de Chapinero',
        number: '12',
        link,
        signs: null,
      });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text.startsWith('La Brasa')).toBe(true);
    }
  });

  test.each([
    ['Brasa Andina Chapinero', 'Brasa:'],
    ['Churrasqueria', 'Churrasq:'],
  ])('a name that gives way is not cut within a word, if it has several: %s', (place, start) => {
    const notice = {
      lang,
      kind: 'ready',
      number: '1204',
      money: 'nothing',
      link: LINK.padEnd(160, 'x'),
      signs: null,
    } as const;
    expect(toStatusSms({ ...notice, place }).startsWith(start)).toBe(true);
  });

  test('a mail says it in its subject, and how to stop', () => {
    const { subject, text } = toStatusMail({
      ...{ lang, kind: 'on_the_way', place: 'La Brasa', number: '12', money: 'nothing', link: LINK },
      ...{ reader: 'Ana', signs: 'K7MP' },
    });
    expect(subject).toMatch(/^La Brasa: .*12/);
    // A subject is read by whoever sees the screen.
    expect(subject).not.toContain('K7MP');
    expect(text).toContain(' K7MP');
    expect(text).toContain('Ana');
    expect(text).toContain(LINK);
  });
});
