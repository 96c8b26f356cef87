/** Lifetimes and tags of what server pages cache. */
export const CACHE_PROFILES = {
  tenant: { revalidate: 60, tags: (host: string) => [`tenant:${host}`] },
  menu: { revalidate: 60, tags: (host: string) => [`tenant:${host}`, `menu:${host}`] },
} as const satisfies Record<string, { revalidate: number; tags: (host: string) => string[] }>;
