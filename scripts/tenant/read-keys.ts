import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { readPrivateFile } from './read-private-file';

/** Keys as YAML or JSON; never from the words of a command, which others see. @throws Error that quotes nothing */
export async function readKeys(file: string | undefined): Promise<unknown> {
  const given = file === undefined ? await text(process.stdin) : await readPrivateFile(file);
  try {
    return parse(given, { prettyErrors: false, logLevel: 'error' });
  } catch {
    throw new Error('The keys are not YAML: one line each, such as public_key: pub_test_…');
  }
}
