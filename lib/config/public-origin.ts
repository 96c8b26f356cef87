/** Whether visitors come by TLS, so that a cookie may ask for it. */
export const isPublicOriginSecure = (): boolean => process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
