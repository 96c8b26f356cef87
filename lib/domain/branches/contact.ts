import { toDialled } from '@/lib/domain/people/phone-numbers';
import { digitsOf } from '@/lib/domain/text/number-text';

/** Links to a branch; null where it has none. */
export type BranchContact = { phone: string | null; whatsapp: string | null };

export function phoneHref(phone: string | null): string | null {
  const dialled = toDialled(phone ?? '');
  return dialled === null ? null : `tel:${dialled}`;
}

export function whatsappHref(whatsapp: string | null): string | null {
  const dialled = toDialled(whatsapp ?? '');
  return dialled === null ? null : `https://wa.me/${digitsOf(dialled)}`;
}

export const contactOf = ({ phone, whatsapp }: BranchContact): BranchContact => ({
  phone: phoneHref(phone),
  whatsapp: whatsappHref(whatsapp),
});

/** A chat before a call; null where there is neither. */
export function firstContact(branch: BranchContact): { by: 'whatsapp' | 'phone'; href: string } | null {
  const { phone, whatsapp } = contactOf(branch);
  if (whatsapp !== null) return { by: 'whatsapp', href: whatsapp };
  return phone === null ? null : { by: 'phone', href: phone };
}

/** Opens WhatsApp with a text for whomever the diner then picks. */
export const whatsappShareHref = (text: string): string => `https://wa.me/?${new URLSearchParams({ text })}`;
