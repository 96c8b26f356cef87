export const isPublicOriginSecure = (): boolean => process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
