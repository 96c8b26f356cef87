import { toDialled } from '@/lib/domain/people/phone-numbers';
import { digitsOf } from '@/lib/domain/text/number-text';

/** Links to a branch; null where it has none. */
export type BranchContact = { phone: string | null; whatsapp: string | null };

/** «Ext. 12», «anexo 12» (Chile, Peru), «ramal 12» (Brazil), «int. 12», «x12» or `;ext=12` behind a number. */
const EXTENSION = /[\s,;(]*(?:ext(?:ensi[oó]n)?|anexo|ramal|int(?:erno)?|x)[\s.:=]*(\d{1,7})[\s)]*$/i;

/** The number without its extension, and the extension; null where there is none. */
function partExtension(text: string): { number: string; extension: string | null } {
  const found = EXTENSION.exec(text);
  return found
    ? { number: text.slice(0, found.index), extension: found[1] ?? null }
    : { number: text, extension: null };
}

/** An extension stands behind `;ext=` (RFC 3966, section 5.3). */
export function phoneHref(phone: string | null): string | null {
  const { number, extension } = partExtension(phone ?? '');
  const dialled = toDialled(number);
  if (dialled === null) return null;
  return extension === null ? `tel:${dialled}` : `tel:${dialled};ext=${extension}`;
}

/** A chat has no extension. */
export function whatsappHref(whatsapp: string | null): string | null {
  const dialled = toDialled(partExtension(whatsapp ?? '').number);
  return dialled === null ? null : `https://wa.me/${digitsOf(dialled)}`;
}

/** A chat with somebody, begun with these words. */
export function whatsappTextHref(whatsapp: string, text: string): string | null {
  const href = whatsappHref(whatsapp);
  return href === null ? null : `${href}?${new URLSearchParams({ text })}`;
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
