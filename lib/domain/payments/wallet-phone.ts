import { toPhone } from '@/lib/domain/people/phone-numbers';

/** A Colombian mobile number. No phone library: it refuses the gateway's test numbers (rule payments/nequi). */
export const WALLET_PHONE = /^3\d{9}$/;

/** As people write it, with marks or the country's code; text that is no such number stays as it is. */
export function toWalletPhone(text: string): string {
  const { phone, phone_code } = toPhone({ country: 'CO', text: text.trim() });
  return phone_code === '57' ? phone : text;
}
