import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';
import { PHONE_CODES } from './phone-codes';

/** National digits and the country's code, as on the wire. */
type Phone = { phone: string; phone_code: string; phone_code_iso2: string };
type PhoneIssue = { key: 'phone_number' } | { key: 'phone_length'; digits: number };

const MARKS = /[\s.()\p{Pd}\p{Cf}]/gu;
/** ITU-T E.164: short codes; all others have three digits. */
const CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** CLDR's unknown country. */
const ELSEWHERE = 'ZZ';

/** Until August 2019, Mexican mobile numbers had a 1 from abroad (IFT); address books keep it. */
const dropOldMark = (code: string, phone: string) =>
  code === PHONE_CODES.MX.code && /^1\d{10}$/.test(phone) ? phone.slice(1) : phone;

/** A number that names its country, as digits; null without a known calling code. */
function readAbroad(digits: string): Phone | null {
  const named = digits.match(CALLING_CODE)?.[0];
  if (named === undefined) return null;
  const known = COUNTRIES.find((one) => PHONE_CODES[one].code === named);
  const phone = dropOldMark(named, digits.slice(named.length));
  return { phone, phone_code: named, phone_code_iso2: known ?? ELSEWHERE };
}

/**
 * A leading plus names the country, and so does 00 where one of ours follows. The own code and the 0 of long distance may
 * be there. Text that is no number stays as it is, leading space included.
 */
export function toPhone({ country, text }: { country: Country; text: string }): Phone {
  const { code, form } = PHONE_CODES[country];
  const here = { phone_code: code, phone_code_iso2: country };
  const bare = text.replace(MARKS, '');
  if (!/^\+?\d+$/.test(bare) || /^\s/.test(text)) return { ...here, phone: text };
  if (bare.startsWith('+')) return readAbroad(bare.slice(1)) ?? { ...here, phone: text };
  const abroad = bare.startsWith('00') ? readAbroad(bare.slice(2)) : null;
  if (abroad && abroad.phone_code_iso2 !== ELSEWHERE && !findPhoneIssue(abroad)) return abroad;
  const behindCode = bare.startsWith(code) ? dropOldMark(code, bare.slice(code.length)) : bare;
  const national = [bare, behindCode, bare.replace(/^0/, '')].find((digits) => form.test(digits));
  return { ...here, phone: national ?? bare };
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

/** Forms are known for our countries only. */
export function findPhoneIssue({ phone, phone_code }: Omit<Phone, 'phone_code_iso2'>): PhoneIssue | null {
  if (!/^\d+$/.test(phone)) return { key: 'phone_number' };
  const known = Object.values(PHONE_CODES).find(({ code }) => code === phone_code);
  if (!known) return phone.length >= 5 && phone.length <= 15 ? null : { key: 'phone_number' };
  if (known.form.test(phone)) return null;
  const { digits } = known;
  return phone.length === digits ? { key: 'phone_number' } : { key: 'phone_length', digits };
}
