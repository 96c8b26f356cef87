import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * `CHROME_PATH`, else where systems install Chromium. @param {{shell: boolean}} choice prefer the headless shell, which
 * is faster
 * @returns {string | undefined}
 */
export function findBrowser({ shell }) {
  const places = [process.env.CHROME_PATH, ...(shell ? ['/usr/bin/chromium-headless-shell'] : []), ...WHOLE];
  return places.find((path) => path !== undefined && existsSync(path));
}
