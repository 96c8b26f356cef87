import ky, { HTTPError } from 'ky';

const TIMEOUT_MS = 10_000;

/** Its cards alone (server/keep-cards.mjs). Same origin, so its markup is trusted. @returns null when the category is gone @throws when it does not load */
export async function loadMenuPart(path: string): Promise<Document | null> {
  try {
    const html = await ky(`${path}?cards`, { timeout: TIMEOUT_MS, retry: { limit: 1 } }).text();
    return new DOMParser().parseFromString(html, 'text/html');
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 404) return null;
    throw error;
  }
}
