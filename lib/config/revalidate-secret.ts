/** What the backend proves itself with when it says that pages have changed; null where nobody may say so. */
export const revalidateSecret = (): string | null => process.env.REVALIDATE_SECRET ?? null;
