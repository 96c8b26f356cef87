/** One table for what server pages keep: how long, and under which tags it is dropped when a tenant changes. */
export const CACHE_PROFILES = {
  tenant: { revalidate: 60, tags: (host: string) => [`tenant:${host}`] },
  menu: { revalidate: 60, tags: (host: string) => [`tenant:${host}`, `menu:${host}`] },
} as const satisfies Record<string, { revalidate: number; tags: (host: string) => string[] }>;
