import type { TenantFacts } from './tenant-facts';

const GOOGLE = 'https://www.googletagmanager.com';
const META = 'https://connect.facebook.net';

/**
 * The content policy of a public page (quality, standing decision 1): static documents cannot carry
 * a nonce, so Next's own inline scripts are allowed and nothing of a diner is inside. Pixel hosts
 * stand there only for tenants that have pixels.
 */
export function publicPagePolicy(
  facts: Pick<TenantFacts, 'pixel_google_analytics' | 'pixel_facebook_analytics'>,
): string {
  const scripts = [
    ...(facts.pixel_google_analytics ? [GOOGLE] : []),
    ...(facts.pixel_facebook_analytics ? [META] : []),
  ];
  const beacons = scripts.length > 0 ? ['https://*.google-analytics.com', 'https://www.facebook.com'] : [];
  return [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline' ${scripts.join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: ${beacons.join(' ')}`.trim(),
    `connect-src 'self' ${[...scripts, ...beacons].join(' ')}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Headers that every document carries. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), payment=(self)',
};
