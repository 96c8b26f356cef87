import { findLockHolder } from '@/backend/platform/database/data-folder-lock';
import { toPrintable } from '@/lib/domain/text/printable-text';
import { askBackend } from '@/scripts/tenant/ask/ask-backend';
import { runCommands } from '@/scripts/tenant/run-commands';

function openOperator() {
  const holder = findLockHolder(process.env.E2E_DATA_DIR ?? '');
  if (!holder?.address) throw new Error('the backend of the browser tests is not running');
  return Promise.resolve(askBackend({ ...holder, address: holder.address }));
}

/**
 * The output of `npm run tenant -- …` against the running product. It runs in the test's own process: a program
 * of its own takes most of a second to begin.
 */
export async function tenantCommand(...words: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(toPrintable(text));
  await runCommands({ words, openOperator, print, tell: () => undefined });
  return printed.join('\n');
}
