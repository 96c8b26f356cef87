/** Raised when what is measured changes. */
export const CONSENT_VERSION = '1';
export const CONSENT_BANNER_ID = 'consent';

export function showConsentBanner(isShown: boolean): void {
  const banner = document.getElementById(CONSENT_BANNER_ID);
  if (banner) banner.hidden = !isShown;
}

export const isConsentAsked = (): boolean => document.getElementById(CONSENT_BANNER_ID)?.hidden === false;
