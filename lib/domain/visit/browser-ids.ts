/** The forms of the ids that Google's and Meta's own scripts give a browser. Nothing else is taken for one. */
export const BROWSER_ID_FORMS = {
  clientId: /^\d{1,12}\.\d{1,12}$/,
  googleSession: /^\d{8,12}$/,
  fbp: /^fb\.\d\.\d{10,14}\.\d{1,20}(\.[\w-]{1,20})?$/,
  fbc: /^fb\.\d\.\d{10,14}\.[\w-]{1,300}(\.[\w-]{1,20})?$/,
} as const;

export type GoogleBrowser = { client_id: string; session_id: string | null };
/** Meta takes an event of a website with the browser's own description alone. */
export type MetaBrowser = { fbp: string; fbc: string | null; user_agent: string };
export type BrowserIds = { google: GoogleBrowser | null; meta: MetaBrowser | null };

const MOST_LETTERS = 400;

const fits = (form: RegExp, value: string | undefined): string | null =>
  value !== undefined && form.test(value) ? value : null;

/**
 * The cookies that their scripts wrote on the tenant's own pages; null where they never ran, as where they are blocked.
 * @param measurementId Google's, by which its cookie of the visit is named
 */
export function readBrowserIds({
  cookie,
  measurementId,
  userAgent,
}: {
  cookie: string;
  measurementId: string | null;
  userAgent: string;
}): BrowserIds {
  const cookies = new Map(
    cookie.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()] as const;
    }),
  );
  const clientId = fits(BROWSER_ID_FORMS.clientId, /^GA\d\.\d\.(.+)$/.exec(cookies.get('_ga') ?? '')?.[1]);
  const visit = measurementId === null ? undefined : cookies.get(`_ga_${measurementId.slice(2)}`);
  const session = fits(BROWSER_ID_FORMS.googleSession, /^GS\d\.\d\.s?(\d+)/.exec(visit ?? '')?.[1]);
  const fbp = fits(BROWSER_ID_FORMS.fbp, cookies.get('_fbp'));
  const fbc = fits(BROWSER_ID_FORMS.fbc, cookies.get('_fbc'));
  return {
    google: clientId === null ? null : { client_id: clientId, session_id: session },
    meta: fbp === null ? null : { fbp, fbc, user_agent: userAgent.slice(0, MOST_LETTERS) },
  };
}
