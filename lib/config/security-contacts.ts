/** `mailto:` or `https:` addresses for security.txt. */
export const securityContacts = (): string[] =>
  (process.env.SECURITY_CONTACT ?? '').split(',').flatMap((contact) => contact.trim() || []);
