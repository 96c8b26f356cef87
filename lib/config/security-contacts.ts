/** Where holes in the product are reported to: addresses such as `mailto:` or `https:`, as the operator names them. */
export const securityContacts = (): string[] =>
  (process.env.SECURITY_CONTACT ?? '').split(',').flatMap((contact) => contact.trim() || []);
