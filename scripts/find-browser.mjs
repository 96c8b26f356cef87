import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where Chromium is: what `CHROME_PATH` names, else where systems put it.
 * @param {{shell: boolean}} choice whether its headless shell is preferred, which starts and draws faster
 * @returns {string | undefined} its path; undefined where none is installed
 */
export function findBrowser({ shell }) {
  const places = [process.env.CHROME_PATH, ...(shell ? ['/usr/bin/chromium-headless-shell'] : []), ...WHOLE];
  return places.find((path) => path !== undefined && existsSync(path));
}
