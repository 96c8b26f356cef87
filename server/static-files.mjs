import { existsSync, readdirSync } from 'node:fs';

const PREFIX = '/_next/static/';

/**
 * Knows the files that the build made, so that a made-up name is refused without a look at the disk and without a page.
 * @param {string} folder where the build put them
 * @returns {(url: string) => boolean} whether an address names a file of the build that is not there
 */
export function createStaticCheck(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));
  const addresses = new Set(paths.map((path) => PREFIX + path.split('/').map(encodeURIComponent).join('/')));
  return (url) => url.startsWith(PREFIX) && !addresses.has(url.split('?')[0]);
}
