import fc from 'fast-check';
import { toCodeMessage } from '@/lib/domain/people/code-message';
import {
  type CodeCounts,
  isServedPhone,
  judgeTry,
  needsPhoneCode,
  refuseCode,
  toPhoneCode,
} from '@/lib/domain/people/phone-code';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

const NOW = new Date('2026-11-18T17:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

describe('a code (rule people/phone-code)', () => {
  it('has four digits, whatever number it is made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (random) => /^\d{4}$/.test(toPhoneCode(random))),
    );
    expect([0, 7, 12_345, 9_999].map(toPhoneCode)).toEqual(['0000', '0007', '2345', '9999']);
  });

  it('is asked of deliveries, where the tenant asks', () => {
    const ask = (service: string, asksCode = true) => needsPhoneCode({ asksCode, service });
    expect([ask('delivery'), ask('take_away'), ask('on_table'), ask('delivery', false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('goes to numbers of the country of the tenant', () => {
    expect(isServedPhone({ country: 'CO', phone_code: '57' })).toBe(true);
    expect(isServedPhone({ country: 'CO', phone_code: '1' })).toBe(false);
    expect(isServedPhone({ country: 'PA', phone_code: '50' })).toBe(false);
  });
});

describe('sending (rule people/phone-code, guarantee/code-pumping)', () => {
  const NONE: CodeCounts = {
    newest: null,
    phoneHour: 0,
    phoneDay: 0,
    profileHour: 0,
    profileDay: 0,
    addressDay: 0,
    tenantDay: 0,
  };
  const limits = { addressDay: 100, tenantDay: 1_000 };
  const refuse = (counts: Partial<CodeCounts>) =>
    refuseCode({ counts: { ...NONE, ...counts }, limits, now: NOW });

  it.each([
    ['nothing before', {}, null],
    ['one 13 s ago', { newest: at(-13_000) }, { key: 'code_too_soon', seconds: 1 }],
    ['one just now', { newest: NOW }, { key: 'code_too_soon', seconds: 14 }],
    ['one 14 s ago', { newest: at(-14_000) }, null],
    ['four to the phone in an hour', { phoneHour: 4, phoneDay: 4 }, null],
    ['five to the phone in an hour', { phoneHour: 5 }, { key: 'code_limit' }],
    ['five of the profile in an hour', { profileHour: 5 }, { key: 'code_limit' }],
    ['ten to the phone in a day', { phoneDay: 10 }, { key: 'code_limit' }],
    ['ten of the profile in a day', { profileDay: 10 }, { key: 'code_limit' }],
    ['99 of the address in a day', { addressDay: 99 }, null],
    ['100 of the address in a day', { addressDay: 100 }, { key: 'code_limit' }],
    ['1,000 of the tenant in a day', { tenantDay: 1_000 }, { key: 'code_limit' }],
    ['too soon and too many', { newest: NOW, phoneHour: 5 }, { key: 'code_too_soon', seconds: 14 }],
  ])('%s', (_name, counts, expected) => {
    expect(refuse(counts)).toEqual(expected);
  });
});

describe('a try (guarantee/code-guessing)', () => {
  const sent = { expiresAt: at(300_000), tries: 0, isUsed: false };
  const judge = (changes: Partial<typeof sent>, isRight = true, now = NOW) =>
    judgeTry({ sent: { ...sent, ...changes }, isRight, now });

  it.each([
    ['the right one', judge({}), 'right'],
    ['a wrong one', judge({}, false), 'code_invalid'],
    ['the right one after four wrong ones', judge({ tries: 4 }), 'right'],
    ['the right one after five wrong ones', judge({ tries: 5 }), 'code_tries'],
    ['a wrong one after five', judge({ tries: 5 }, false), 'code_tries'],
    ['the right one a moment before its end', judge({}, true, at(299_999)), 'right'],
    ['the right one at its end', judge({}, true, at(300_000)), 'code_expired'],
    ['the right one again', judge({ isUsed: true }), 'code_expired'],
    ['one that was never sent', judgeTry({ sent: null, isRight: false, now: NOW }), 'code_invalid'],
  ])('%s', (_name, verdict, expected) => {
    expect(verdict).toBe(expected);
  });
});

describe('its message', () => {
  it.each(LANGUAGES)('in %s begins with the code and fits one SMS', (lang) => {
    for (const tenantName of ['Mela', 'La Brasa Andina', 'El restaurante de los nombres largos']) {
      const text = toCodeMessage({ lang, code: '0420', tenantName });
      expect(text).toMatch(/^0420 /);
      expect(text.length).toBeLessThanOrEqual(70);
    }
  });
});
