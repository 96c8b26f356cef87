/** The host as the return address names it (rule tenant/public-origin). */
export const hostOf = ({ returnUrl, slug }: { returnUrl: string | null; slug: string }): string =>
  returnUrl && URL.canParse(returnUrl) ? new URL(returnUrl).hostname : `${slug}.localhost`;
