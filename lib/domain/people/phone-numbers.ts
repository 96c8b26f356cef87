import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';
import { PHONE_CODES } from './phone-codes';

/** A number as the wire has it: the national digits beside the code of their country. */
type Phone = { phone: string; phone_code: string; phone_code_iso2: string };
type PhoneIssue = { key: 'phone_number' } | { key: 'phone_length'; digits: number };

/** What people and browsers put between digits to read them by. */
const MARKS = /[\s.()\p{Pd}\p{Cf}]/gu;
/** No code begins another one (ITU-T E.164): these are the short ones, the rest have three digits. */
const CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** A country that none of ours is, as CLDR writes it. */
const ELSEWHERE = 'ZZ';

/** Mexico put a 1 before mobile numbers that came from abroad until August 2019 (IFT); address books keep it. */
const dropOldMark = (code: string, phone: string) =>
  code === PHONE_CODES.MX.code && /^1\d{10}$/.test(phone) ? phone.slice(1) : phone;

/** What was typed as a number: with a plus it names its own country. What is none stays as it is, as does a leading space. */
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

/** A number as its field shows it: with its code where that is another country's. */
export function toPhoneText({
  country,
  phone,
  phone_code,
}: { country: Country } & Omit<Phone, 'phone_code_iso2'>) {
  const isHere = phone === '' || phone_code === '' || phone_code === PHONE_CODES[country].code;
  return isHere ? phone : `+${phone_code} ${phone}`;
}

/** What is wrong with a number; how long it is, is known of our countries alone. */
export function findPhoneIssue({ phone, phone_code }: Omit<Phone, 'phone_code_iso2'>): PhoneIssue | null {
  if (!/^\d+$/.test(phone)) return { key: 'phone_number' };
  const known = Object.values(PHONE_CODES).find(({ code }) => code === phone_code);
  if (known) return phone.length === known.digits ? null : { key: 'phone_length', digits: known.digits };
  return phone.length >= 5 && phone.length <= 15 ? null : { key: 'phone_number' };
}
