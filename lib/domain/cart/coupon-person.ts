import { mailboxOf } from '@/lib/domain/text/mail';
import { digitsOf, toNumberText } from '@/lib/domain/text/number-text';

export type PersonMark = { kind: 'phone' | 'mail' | 'document'; text: string };

/** The parts of a contact that tell a person from another, written in one way (rule cart/coupon-person). */
export function personMarksOf(contact: {
  phone_code: string;
  phone: string;
  email: string;
  dni: string;
}): PersonMark[] {
  const marks: PersonMark[] = [
    { kind: 'phone', text: contact.phone && digitsOf(contact.phone_code + contact.phone) },
    { kind: 'mail', text: mailboxOf(contact.email) },
    // A zero in front is written or not.
    { kind: 'document', text: toNumberText(contact.dni).replace(/^0+/, '') },
  ];
  return marks.filter(({ text }) => text !== '');
}
