/** Lower case, without port and trailing dot (rule tenant/host); null if not a plain host name. */
export function parseHost(header: string | null | undefined): string | null {
  if (!header || header.length > 260) return null;
  const match = /^([a-z0-9.-]+?)\.?(?::\d{1,5})?$/.exec(header.toLowerCase());
  const host = match?.[1];
  if (!host || host.length > 253) return null;
  const labels = host.split('.');
  return labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) ? host : null;
}
