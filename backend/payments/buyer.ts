import { AppError } from '@/backend/errors';
import type { MemberPurchaseRow } from '@/backend/purchases';
import type { StartPaymentRequest } from '@/lib/contract/orders/orders';
import type { Contact } from '@/lib/contract/people/contact';
import { needsPayerPhone } from '@/lib/domain/payments/payment-methods';
import { isLeftOut } from '@/lib/domain/people/asked-rule';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';

type Paid = { purchase: MemberPurchaseRow; input: StartPaymentRequest };

/** Only an order has its owner's contact; a table's account has nobody's (rule payments/shares). */
const paysAsOwner = ({ role, is_account }: MemberPurchaseRow): boolean => role === 'owner' && !is_account;

/**
 * Anybody else says who they are (rule orders/links); a gateway asks for the owner's e-mail (rule people/optional-email), and for
 * the phone where it names the payer by it (rule people/optional-phone).
 * @throws contact_required, phone_invalid
 */
export function assertBuyer({ purchase, input }: Paid): void {
  const isAsked = needsPayerPhone(input.method);
  if (paysAsOwner(purchase)) {
    const { email = '', phone = '' } = purchase.details.contact ?? {};
    if (email === '' || (isAsked && phone === '')) throw new AppError('contact_required');
    return;
  }
  if (!input.buyer) throw new AppError('contact_required');
  if (!isLeftOut({ isAsked, text: input.buyer.phone }) && findPhoneIssue(input.buyer))
    throw new AppError('phone_invalid');
}

/**
 * The person whom the gateway charges: the owner, as the order says, or another payer, who never passes as the owner.
 */
export function toPayer({ purchase, input }: Paid): Contact | null {
  if (paysAsOwner(purchase)) return purchase.details.contact ?? null;
  return input.buyer ? { ...input.buyer, dni_type: '', dni: '' } : null;
}
