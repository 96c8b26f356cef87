const GOOGLE = /^G-[A-Z0-9]{4,20}$/;
const META = /^\d{5,20}$/;

export type PixelIds = { google: string | null; meta: string | null };

/** Plain pixel ids; `UA-`, `GTM-` and others are ignored (guarantee/safe-links). */
export function pixelIds({
  pixel_google_analytics: google,
  pixel_facebook_analytics: meta,
}: {
  pixel_google_analytics: string | null;
  pixel_facebook_analytics: string | null;
}): PixelIds {
  return {
    google: google !== null && GOOGLE.test(google) ? google : null,
    meta: meta !== null && META.test(meta) ? meta : null,
  };
}

/** Whose scripts need consent; null where a tenant measures by none. */
export function measuredBy({ google, meta }: PixelIds): 'google' | 'meta' | 'both' | null {
  if (google && meta) return 'both';
  if (google) return 'google';
  return meta ? 'meta' : null;
}
