const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Browsers read a name with such a last part as an IP address: `127.1`, `0x7f.1`. */
const NUMBER = /^(\d+|0x[0-9a-f]*)$/;
/** Public suffixes, where anybody may register. */
const COUNTRY_SUFFIX =
  /^((com|net|org|edu|gov|gob|mil|nom)\.[a-z]{2}|(co|ac)\.(uk|nz|za|jp|kr|in|il|th|id|ke|cr))$/;
const HOSTING_SUFFIXES: ReadonlySet<string> = new Set([
  'github.io',
  'gitlab.io',
  'vercel.app',
  'netlify.app',
  'pages.dev',
  'workers.dev',
  'web.app',
  'firebaseapp.com',
  'herokuapp.com',
  'onrender.com',
  'fly.dev',
  'ngrok.io',
  'ngrok.app',
]);

export type HostFault = 'address' | 'many' | 'number' | 'port' | 'form' | 'word' | 'suffix';

/** Why a host cannot be a tenant's: the end of its key in `Problems`, `host_…`; null when it can. */
export function findHostFault(host: string): HostFault | null {
  if (/^https?:\/\//i.test(host)) return 'address';
  if (host.includes('*')) return 'many';
  if (/^\[|:.*:/.test(host)) return 'number';
  if (host.includes(':')) return 'port';
  const labels = host.split('.');
  if (host.length > 253 || !labels.every((label) => LABEL.test(label))) return 'form';
  if (NUMBER.test(labels.at(-1) ?? '')) return 'number';
  if (labels.length === 1) return 'word';
  return COUNTRY_SUFFIX.test(host) || HOSTING_SUFFIXES.has(host) ? 'suffix' : null;
}
