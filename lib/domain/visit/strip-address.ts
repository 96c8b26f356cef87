/** The parameters of campaigns, which may stay; a mail may put anything else into its link. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid|srsltid)$/;

/** True for a mail address, also where a redirect has encoded its `@` more than once. */
export const holdsMailAddress = (value: string): boolean => /@|%(25)*40/.test(value);

/** A page's address as Google is sent it: without its hash, and with the parameters of campaigns alone (rule visit/told-address). */
export function stripAddress(href: string): string {
  const url = new URL(href);
  for (const [name, value] of [...url.searchParams])
    if (!CAMPAIGN.test(name) || holdsMailAddress(value)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** Names of parameters with personal data. */
const PERSONAL = /mail|correo|phone|^tel|telefono|celular|whatsapp|name|nombre|nome|document|cedula|cpf/i;

/** The page's address without personal parameters, for scripts that read it by themselves (rule visit/told-address). */
export function stripPersonal(href: string): string {
  const url = new URL(href);
  for (const [name, value] of [...url.searchParams])
    if (PERSONAL.test(name) || holdsMailAddress(value)) url.searchParams.delete(name);
  // An address without anything to hide is left as it was written.
  return [...new URL(href).searchParams].length === [...url.searchParams].length ? href : url.href;
}

/** The address of the page that led here, without query and hash; empty for none. */
export const stripReferrer = (referrer: string): string => referrer.split(/[?#]/, 1)[0] ?? '';
