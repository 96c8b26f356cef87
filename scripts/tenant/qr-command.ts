import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TableCodes } from '@/backend/table';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import type { Operator } from './ask/ask-backend';
import { toSheet } from './print/qr-sheet';

export const QR_USAGE =
  'qr <slug> [--branch <branch>] [--each] [--out <file>] | qr renew <slug> <branch> [<table or room>]';

export const QR_OPTIONS = {
  branch: { type: 'string' },
  each: { type: 'boolean' },
  out: { type: 'string' },
} as const;

type Answer = { data: unknown; text: string };

const at = (slug: string) => `tenants/${encodeURIComponent(slug)}/codes`;

async function renew(words: readonly string[], operator: Operator): Promise<Answer> {
  const [slug = '', branch, label] = words;
  const data = (await operator.call('POST', `${at(slug)}/renewal`, { branch, label })) as { renewed: number };
  const what = data.renewed === 1 ? '1 code' : `${data.renewed} codes`;
  return {
    data,
    text: `${what} renewed: what was printed opens nothing any more. Print again with qr ${slug}.`,
  };
}

const WORDS = { es, en, pt };

/** Writes a page to print (rule table/code); null for other words. */
export async function runQr(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  if (words[0] === 'renew')
    return words.length === 3 || words.length === 4 ? renew(words.slice(1), await open()) : null;
  const { values, positionals } = parseArgs({
    args: words,
    options: QR_OPTIONS,
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  if (!slug || more.length > 0) return null;
  const query = values.branch ? `?branch=${encodeURIComponent(values.branch)}` : '';
  const codes = (await (await open()).call('GET', `${at(slug)}${query}`)) as TableCodes;
  const file = resolve(values.out ?? `qr-${slug}.html`);
  const shape = values.each ? 'each' : 'many';
  await writeFile(file, toSheet({ codes, words: WORDS[codes.lang].Table, shape }));
  const count = codes.codes.length === 1 ? '1 code' : `${codes.codes.length} codes`;
  return { data: { ...codes, file }, text: `${file}: ${count}. Open it in a browser and print it.` };
}
