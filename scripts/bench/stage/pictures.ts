import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PICTURES = 'tenants/brasa-andina/images';

/** Gives each product of a generated tenant's folder a picture, in turn. */
export function addPictures(folder: string): void {
  const names = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
  cpSync(PICTURES, join(folder, 'images'), { recursive: true });
  const path = join(folder, 'menu.csv');
  const [head, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const pictured = rows.map((row, index) => `${row},${names[index % names.length]}`);
  writeFileSync(path, `${[`${head},image`, ...pictured].join('\n')}\n`);
}
