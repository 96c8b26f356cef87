import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** @returns what a YAML file of a folder says @throws Error with a sentence where it cannot be read */
export async function readRaw(folder: string, file: string): Promise<unknown> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => {
    throw new Error(
      `${join(folder, file)} cannot be read: the folder of a tenant says currency, language and branches.`,
    );
  });
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${join(folder, file)}: ${(error as Error).message}`);
  }
}
