/**
 * The host of a request as tenants are looked up by it: lower case, without port and without one
 * trailing dot (rule tenant/host); null for anything that is not a plain host name.
 */
export function parseHost(header: string | null | undefined): string | null {
  if (!header || header.length > 260) return null;
  const match = /^([a-z0-9.-]+?)\.?(?::\d{1,5})?$/.exec(header.toLowerCase());
  const host = match?.[1];
  if (!host || host.length > 253) return null;
  const labels = host.split('.');
  return labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) ? host : null;
}
