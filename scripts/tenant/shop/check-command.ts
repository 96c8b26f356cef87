import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FolderCheck } from '@/backend/folders/check-folder';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { type Operator, RefusedFolder } from '../ask/ask-backend';
import type { Answer } from '../command';
import { printRefusal, problemPrinter, wordsOf } from '../print/print-problem';
import { printStep } from './print-step';

export const CHECK_USAGE = 'check <folder> [--lang en|es|pt]';
export const CHECK_OPTIONS = { lang: { type: 'string' } } as const;
export const DIFF_USAGE = 'diff <folder>';

async function ask(open: () => Promise<Operator>, folder: string, lang: Language): Promise<FolderCheck> {
  try {
    return (await (await open()).call('POST', 'checks', { folder: resolve(folder) })) as FolderCheck;
  } catch (error) {
    if (!(error instanceof RefusedFolder)) throw error;
    throw new Error(printRefusal(error.refusal, lang).join('\n'));
  }
}

function printCheck({ slug, isNew, counts, questions, warnings }: FolderCheck, lang: Language): string {
  const words = wordsOf(lang);
  const { steps, prices, things } = counts;
  const summary = isNew
    ? words('would_make', { slug, products: things.product ?? 0, branches: things.branch ?? 0 })
    : words('would_change', { slug, steps, products: things.product ?? 0, prices });
  return [
    summary,
    ...printRefusal({ problems: [], questions, more: 0 }, lang),
    ...warnings.map(problemPrinter(lang)),
  ].join('\n');
}

/** `check …`: what the import of a folder would come to, and its dangers; null for other words. */
export async function runCheck(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: CHECK_OPTIONS },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  const lang = LANGUAGES.find((one) => one === (values.lang ?? 'en'));
  if (!folder || !lang || more.length > 0) return null;
  const data = await ask(open, folder, lang);
  return { data, text: printCheck(data, lang) };
}

/** `diff …`: each step of the import of a folder; null for other words. */
export async function runDiff(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [folder, ...more] = words;
  if (!folder || more.length > 0) return null;
  const data = await ask(open, folder, 'en');
  const { slug, isNew, patches } = data;
  if (isNew) return { data, text: `${slug} is new: its import makes all of it.` };
  if (patches === null)
    return { data, text: `${slug} stands as no folder can say it: its import writes all of it.` };
  const none = `${slug} stands as the folder says.`;
  return { data, text: patches.length > 0 ? patches.map(printStep).join('\n') : none };
}
