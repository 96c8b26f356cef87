import { holdsMailAddress } from './strip-address';

/** Where a visit came from, as a tenant counts it; lower case, and empty where nothing is known. */
export type VisitSource = { source: string; medium: string; campaign: string };

/** Whose pages lead to others, by the last parts of their hosts. */
const KNOWN: readonly (readonly [host: RegExp, source: string, medium: 'search' | 'social'])[] = [
  [/(^|\.)google\.[a-z.]{2,6}$/, 'google', 'search'],
  [/(^|\.)bing\.com$/, 'bing', 'search'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo', 'search'],
  [/(^|\.)yahoo\.com$/, 'yahoo', 'search'],
  [/(^|\.)instagram\.com$/, 'instagram', 'social'],
  [/(^|\.)(facebook|fb)\.com$/, 'facebook', 'social'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp', 'social'],
  [/(^|\.)tiktok\.com$/, 'tiktok', 'social'],
  [/(^|\.)youtube\.com$/, 'youtube', 'social'],
  [/^(t\.co|x\.com|twitter\.com)$/, 'x', 'social'],
];
const MOST = 100;

const tidy = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MOST);

const WORDS = ['campaign_id', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Empties what a link says with an @: a mail may put its reader's address there (rule visit/told-address). */
export function withoutAddresses<
  O extends Partial<Record<(typeof WORDS)[number], string | null | undefined>>,
>(origin: O): O {
  const addresses = WORDS.filter((word) => holdsMailAddress(origin[word] ?? ''));
  return { ...origin, ...Object.fromEntries(addresses.map((word) => [word, ''])) };
}

function hostOf(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  return new URL(address).hostname || null;
}

/**
 * A link's own words come first, then an advertiser's click, then the page that led here (rule visit/numbers).
 * @param host the tenant's own: from there nobody comes
 */
export function visitSource({
  origin,
  host,
}: {
  origin: {
    utm_source?: string | null | undefined;
    utm_medium?: string | null | undefined;
    utm_campaign?: string | null | undefined;
    gclid?: string | null | undefined;
    fbclid?: string | null | undefined;
    referer?: string | null | undefined;
  };
  host: string;
}): VisitSource {
  const said = {
    source: tidy(origin.utm_source),
    medium: tidy(origin.utm_medium),
    campaign: tidy(origin.utm_campaign),
  };
  if (said.source || said.medium || said.campaign) return { ...said, source: said.source || 'link' };
  if (origin.gclid) return { source: 'google', medium: 'ads', campaign: '' };
  if (origin.fbclid) return { source: 'facebook', medium: 'social', campaign: '' };
  const from = hostOf(origin.referer);
  if (from === null || from === host.replace(/:\d+$/, ''))
    return { source: 'direct', medium: '', campaign: '' };
  const known = KNOWN.find(([pattern]) => pattern.test(from));
  if (known) return { source: known[1], medium: known[2], campaign: '' };
  return { source: tidy(from), medium: 'site', campaign: '' };
}
