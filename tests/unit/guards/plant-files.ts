import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files below a folder of their own beside the repository's tsconfig, and removes it after the work. */
export function withPlanted<T>(
  files: readonly (readonly [path: string, text: string])[],
  work: (root: string) => T,
): T {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  cpSync('tsconfig.json', join(root, 'tsconfig.json'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
