import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';
import { digitsOf, foldNumber, toNumberText } from '@/lib/domain/text/number-text';
import { PHONE_CODES } from './phone-codes';

/** National digits and the country's code, as on the wire. */
type Phone = { phone: string; phone_code: string; phone_code_iso2: string };
type PhoneIssue = { key: 'phone_number' } | { key: 'phone_length'; digits: number };

/** ITU-T E.164: short codes; all others have three digits. */
const CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** CLDR's unknown country. */
const ELSEWHERE = 'ZZ';

/** Until August 2019, Mexican mobile numbers had a 1 from abroad (IFT); address books keep it. */
const dropOldMark = (code: string, phone: string) =>
  code === PHONE_CODES.MX.code && /^1\d{10}$/.test(phone) ? phone.slice(1) : phone;

/** Their numbers begin with 0 and are dialled with it from abroad too (ITU-T, national numbering plans). */
const ZERO_COUNTS = ['39', '225', '226', '227', '229', '241', '242', '378', '379'];

/** Where another digit than 0 is dialled before a number inside the country, with what is left behind it. */
const OTHER_TRUNKS: Readonly<Record<string, RegExp>> = {
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  370: /^8(?=\d{8}$)/,
  375: /^80?(?=\d{9}$)/,
  992: /^8(?=\d{9}$)/,
  993: /^8(?=\d{8}$)/,
};

/** «+44 (0) 7911…»: what is dialled inside a country alone is no part of its number (ITU-T E.123, rule people/contact). */
function dropTrunk(code: string, digits: string): string {
  const behind = digits.replace(OTHER_TRUNKS[code] ?? '', '');
  return ZERO_COUNTS.includes(code) ? behind : behind.replace(/^0+/, '');
}

/** A number that names its country, as digits; null without a known calling code. */
function readAbroad(digits: string): Phone | null {
  const named = digits.match(CALLING_CODE)?.[0];
  if (named === undefined || named.startsWith('0')) return null;
  const known = COUNTRIES.find((one) => PHONE_CODES[one].code === named);
  const phone = dropOldMark(named, dropTrunk(named, digits.slice(named.length)));
  return { phone, phone_code: named, phone_code_iso2: known ?? ELSEWHERE };
}

/** Its digits, and whether a plus names its country; null for text that is no number. */
function readDigits(text: string): { digits: string; hasPlus: boolean } | null {
  const digits = toNumberText(text);
  const [before = '', ...more] = foldNumber(text).split('+');
  const hasPlus = more.length > 0;
  if (!/^\d+$/.test(digits) || more.length > 1 || (hasPlus && /\d/.test(before))) return null;
  return { digits, hasPlus };
}

/**
 * A leading plus names the country, and so does 00 where one of ours follows. The own code and the 0 of long distance may
 * be there, and any marks (rule people/numbers). Text that is no number stays as it is, leading space included.
 */
export function toPhone({ country, text }: { country: Country; text: string }): Phone {
  const { code, form } = PHONE_CODES[country];
  const here = { phone_code: code, phone_code_iso2: country };
  const read = /^\s/.test(text) ? null : readDigits(text);
  if (!read) return { ...here, phone: text };
  const { digits: bare, hasPlus } = read;
  if (hasPlus) return readAbroad(bare.replace(/^0+/, '')) ?? { ...here, phone: text };
  const abroad = bare.startsWith('00') ? readAbroad(bare.slice(2)) : null;
  if (abroad && abroad.phone_code_iso2 !== ELSEWHERE && !findPhoneIssue(abroad)) return abroad;
  const behindCode = bare.startsWith(code) ? dropOldMark(code, bare.slice(code.length)) : bare;
  const national = [bare, behindCode, bare.replace(/^0/, ''), behindCode.replace(/^0/, '')].find((digits) =>
    form.test(digits),
  );
  return { ...here, phone: national ?? bare };
}

/** The digits that a telephone dials, behind `+` where the number names its country; null where there are none. */
export function toDialled(text: string): string | null {
  const digits = digitsOf(text);
  const abroad = foldNumber(text).trim().startsWith('+') ? readAbroad(digits) : null;
  if (abroad) return `+${abroad.phone_code}${abroad.phone}`;
  return digits === '' ? null : digits;
}

/** With its code if it is another country's. */
export function toPhoneText({
  country,
  phone,
  phone_code,
}: { country: Country } & Omit<Phone, 'phone_code_iso2'>) {
  const isHere = phone === '' || phone_code === '' || phone_code === PHONE_CODES[country].code;
  return isHere ? phone : `+${phone_code} ${phone}`;
}

/** One spelling: another one of the same code would be another phone wherever phones are compared. */
const isCallingCode = (code: string): boolean =>
  !code.startsWith('0') && code.match(CALLING_CODE)?.[0] === code;

/** Forms are known for our countries only. */
export function findPhoneIssue({ phone, phone_code }: Omit<Phone, 'phone_code_iso2'>): PhoneIssue | null {
  if (!/^\d+$/.test(phone) || !isCallingCode(phone_code)) return { key: 'phone_number' };
  const known = Object.values(PHONE_CODES).find(({ code }) => code === phone_code);
  if (!known) {
    const fits = phone.length >= 5 && phone.length <= 15 && dropTrunk(phone_code, phone) === phone;
    return fits ? null : { key: 'phone_number' };
  }
  if (known.form.test(phone)) return null;
  const { digits } = known;
  return phone.length === digits ? { key: 'phone_number' } : { key: 'phone_length', digits };
}
