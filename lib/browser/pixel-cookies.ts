/** Cookies by which the scripts of Google and Meta know a browser. */
const NAMES = /^(_ga|_ga_\w+|_gid|_gat\w*|_gac_\w+|_gcl_\w+|_fbp|_fbc)$/;

/** Ends them for the host, and for every domain above it, which their scripts prefer. */
export function endsOfPixelCookies({ cookie, host }: { cookie: string; host: string }): string[] {
  const parts = host.split('.');
  const domains = parts.slice(0, -1).map((_part, at) => `; domain=${parts.slice(at).join('.')}`);
  const names = cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return names
    .filter((name) => NAMES.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`));
}

/** A diner who takes the consent back, or is forgotten, is not known by them any more (rule visit/consent). */
export function forgetPixelCookies(): void {
  const { hostname: host } = location;
  for (const end of endsOfPixelCookies({ cookie: document.cookie, host })) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not on every phone
    document.cookie = end;
  }
}
