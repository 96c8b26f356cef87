/** The parameters that tell campaigns apart; a mail may put anything else into its link. */
const TOLD = /^(utm_\w+|gclid|gbraid|wbraid|dclid|srsltid)$/;

/** Also as what a mail's redirect has written twice over holds it. */
export const holdsAddress = (value: string): boolean => /@|%(25)*40/.test(value);

/** A page's address as others are told it (rule visit/told-address). */
export function toldAddress(href: string): string {
  const url = new URL(href);
  for (const [name, value] of [...url.searchParams])
    if (!TOLD.test(name) || holdsAddress(value)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** Names of what says who somebody is. */
const PERSONAL = /mail|correo|phone|^tel|telefono|celular|whatsapp|name|nombre|nome|document|cedula|cpf/i;

/** The page's address as it may stand while a script runs that reads it by itself (rule visit/told-address). */
export function impersonalAddress(href: string): string {
  const url = new URL(href);
  for (const [name, value] of [...url.searchParams])
    if (PERSONAL.test(name) || holdsAddress(value)) url.searchParams.delete(name);
  // An address without anything to hide is left as it was written.
  return [...new URL(href).searchParams].length === [...url.searchParams].length ? href : url.href;
}

/** The page that led here, by its address alone; empty for none. */
export const toldReferrer = (referrer: string): string => referrer.split(/[?#]/, 1)[0] ?? '';
