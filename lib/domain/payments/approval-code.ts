import { toPhone } from '@/lib/domain/people/phone-numbers';
import { toNumberText } from '@/lib/domain/text/number-text';

/** A Peruvian mobile number, which a wallet is known by (rule payments/wallet). */
export const APPROVAL_PHONE = /^9\d{8}$/;
/** Shown by the wallet's app, for one payment. */
export const APPROVAL_CODE = /^\d{6}$/;

/** Why a wallet took no code, where its diner can mend it. */
export const CODE_REFUSALS = ['wrong_code', 'expired_code'] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

/** As people write it, with marks or the country's code; text that is no such number stays as it is. */
export function toApprovalPhone(text: string): string {
  const { phone, phone_code } = toPhone({ country: 'PE', text: text.trim() });
  return phone_code === '51' ? phone : text;
}

/** Without the blank or dash that apps show in the middle. */
export const toApprovalCode = toNumberText;
