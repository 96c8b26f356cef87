const GOOGLE = /^G-[A-Z0-9]{4,20}$/;
const META = /^\d{5,20}$/;

export type PixelIds = { google: string | null; meta: string | null };

/** Plain pixel ids; anything else is ignored, and so are `UA-` and `GTM-` (guarantee/safe-links). */
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

/** Whose scripts need the diner's consent; null where a tenant measures by none, and nothing is to be asked. */
export function measuredBy({ google, meta }: PixelIds): 'google' | 'meta' | 'both' | null {
  if (google && meta) return 'both';
  if (google) return 'google';
  return meta ? 'meta' : null;
}
