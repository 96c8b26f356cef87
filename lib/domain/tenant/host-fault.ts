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

/** Why a host cannot be a tenant's, as the end of a sentence; null when it can. */
export function findHostFault(host: string): string | null {
  if (host.includes('*')) return 'is for many hosts: name each one';
  if (/^\[|:.*:/.test(host)) return 'is an address, not a name: such as menu.example.com';
  if (host.includes(':')) return 'has a port: write the name alone';
  const labels = host.split('.');
  if (host.length > 253 || !labels.every((label) => LABEL.test(label)))
    return 'is not a host name in lower case, such as menu.example.com';
  if (NUMBER.test(labels.at(-1) ?? '')) return 'is an address, not a name: such as menu.example.com';
  if (labels.length === 1) return `is one word, which every machine may answer: such as ${host}.example.com`;
  if (COUNTRY_SUFFIX.test(host) || HOSTING_SUFFIXES.has(host))
    return `is where anybody may register a name: such as menu.${host}`;
  return null;
}
