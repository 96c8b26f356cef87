const DAY_MS = 86_400_000;
/** RFC 9116: less than a year. */
const VALID_DAYS = 90;

const isContact = (contact: string) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact);

/** RFC 9116 (rule tenant/security-contact). @returns null without a valid contact */
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
