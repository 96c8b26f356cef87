import { existsSync, readdirSync } from 'node:fs';

const PREFIX = '/_next/static/';

/**
 * Refuses made-up names without reading the disk.
 * @param {string} folder of the build
 * @returns {(url: string) => boolean} true for a missing file
 */
export function createStaticCheck(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));
  const addresses = new Set(paths.map((path) => PREFIX + path.split('/').map(encodeURIComponent).join('/')));
  return (url) => url.startsWith(PREFIX) && !addresses.has(url.split('?')[0]);
}
