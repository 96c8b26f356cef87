/** Where a gateway may send a diner: pages of its domains over https, or one origin of our own, over http too. */
export type BankAddresses = { domains: readonly string[]; ownOrigin: string | null };

/** False for any other address that a gateway names: no browser is led there (rule payments/pse). */
export function isBankAddress({ url: text, to }: { url: string; to: BankAddresses }): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (origin === to.ownOrigin) return true;
  const isOfDomain = to.domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return protocol === 'https:' && port === '' && isOfDomain;
}
