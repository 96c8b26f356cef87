import ky, { HTTPError } from 'ky';

const TIMEOUT_MS = 10_000;

/**
 * One category's part of a menu, as the document that it is. Same origin, so its markup is our own.
 * @returns null when the menu has no such category any more
 * @throws when nothing usable came
 */
export async function loadMenuPart(path: string): Promise<Document | null> {
  try {
    const html = await ky(path, { timeout: TIMEOUT_MS, retry: { limit: 1 } }).text();
    return new DOMParser().parseFromString(html, 'text/html');
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 404) return null;
    throw error;
  }
}
