import { toStorable } from '@/lib/domain/text/storable-text';
import type { Device, Origin } from '@/lib/session/ensure-session';

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
];
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/instagram/i, 'Instagram'],
  [/fban|fbav/i, 'Facebook'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/edg\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

function firstMatch(table: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
}

/** The session's device fields (rule visit/session). */
export function readDevice({
  userAgent,
  width,
  height,
}: {
  userAgent: string;
  width: number;
  height: number;
}): Device {
  return {
    so: firstMatch(SYSTEMS, userAgent),
    browser: firstMatch(BROWSERS, userAgent),
    pixel_width: Math.round(width),
    pixel_height: Math.round(height),
  };
}

const MAX_CAMPAIGN_LENGTH = 200;
const MAX_HEADER_LENGTH = 500;

export function readOrigin({
  search,
  referrer,
  userAgent,
}: {
  search: string;
  referrer: string;
  userAgent: string;
}): Origin {
  const query = new URLSearchParams(search);
  const read = (name: string) => toStorable({ text: query.get(name) ?? '', max: MAX_CAMPAIGN_LENGTH });
  return {
    campaign_id: read('utm_campaign_id') || read('campaign_id'),
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
    utm_term: read('utm_term'),
    utm_content: read('utm_content'),
    gclid: read('gclid'),
    fbclid: read('fbclid'),
    userAgent: toStorable({ text: userAgent, max: MAX_HEADER_LENGTH }),
    referer: toStorable({ text: referrer.split(/[?#]/)[0] ?? '', max: MAX_HEADER_LENGTH }),
  };
}
