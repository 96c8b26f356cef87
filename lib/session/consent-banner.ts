/** Asked anew when what is measured changes. */
export const CONSENT_VERSION = '1';
export const CONSENT_BANNER_ID = 'consent';

/** Shows or hides the banner that stands in the document. */
export function showConsentBanner(isShown: boolean): void {
  const banner = document.getElementById(CONSENT_BANNER_ID);
  if (banner) banner.hidden = !isShown;
}

/** Whether the banner stands there without an answer. */
export const isConsentAsked = (): boolean => document.getElementById(CONSENT_BANNER_ID)?.hidden === false;
