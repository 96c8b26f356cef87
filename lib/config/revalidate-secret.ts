/** For the backend's calls to revalidate pages; null refuses them all. */
export const revalidateSecret = (): string | null => process.env.REVALIDATE_SECRET ?? null;
