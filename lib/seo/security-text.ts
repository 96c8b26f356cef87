const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year. */
const VALID_DAYS = 90;

/** Forms of address that RFC 9116 takes; a web page has to be reached by TLS. */
const isContact = (contact: string) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact);

/**
 * The security.txt of a host (RFC 9116), good for ninety days from the day it is asked for (rule tenant/security-contact).
 * @returns null where no contact is named, or one in a form that nobody could use
 */
export function printSecurityText({
  contacts,
  now,
}: {
  contacts: readonly string[];
  now: Date;
}): string | null {
  if (contacts.length === 0 || !contacts.every(isContact)) return null;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '');
  return [...contacts.map((contact) => `Contact: ${contact}`), `Expires: ${expires}`, ''].join('\n');
}
