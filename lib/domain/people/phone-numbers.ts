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

/** A leading plus names the country. Text that is no number stays as it is, leading space included. */
export function toPhone({ country, text }: { country: Country; text: string }): Phone {
  const { code, digits } = PHONE_CODES[country];
  const here = { phone_code: code, phone_code_iso2: country };
  const bare = text.replace(MARKS, '');
  if (!/^\+?\d+$/.test(bare) || /^\s/.test(text)) return { ...here, phone: text };
  if (!bare.startsWith('+')) {
    const national = bare.startsWith(code) ? dropOldMark(code, bare.slice(code.length)) : '';
    return { ...here, phone: national.length === digits ? national : bare };
  }
  const named = bare.slice(1).match(CALLING_CODE)?.[0];
  if (named === undefined) return { ...here, phone: text };
  const phone = dropOldMark(named, bare.slice(1 + named.length));
  if (named === code) return { ...here, phone };
  const known = COUNTRIES.find((one) => PHONE_CODES[one].code === named);
  return { phone, phone_code: named, phone_code_iso2: known ?? ELSEWHERE };
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

/** Lengths are known for our countries only. */
export function findPhoneIssue({ phone, phone_code }: Omit<Phone, 'phone_code_iso2'>): PhoneIssue | null {
  if (!/^\d+$/.test(phone)) return { key: 'phone_number' };
  const known = Object.values(PHONE_CODES).find(({ code }) => code === phone_code);
  if (known) return phone.length === known.digits ? null : { key: 'phone_length', digits: known.digits };
  return phone.length >= 5 && phone.length <= 15 ? null : { key: 'phone_number' };
}
