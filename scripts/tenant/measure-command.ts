import { parseArgs } from 'node:util';
import type { MeasureKeyLine } from '@/backend/visit';
import type { Operator } from './ask/ask-backend';
import { toTable } from './print/to-table';
import { readKeys } from './read-keys';

type Answer = { data: unknown; text: string };

export const MEASURE_USAGE =
  'measure set <slug> google|meta [--from <file>] (else the secret comes from stdin) | measure list <slug> | measure remove <slug> google|meta';

const SET_OPTIONS = { from: { type: 'string' } } as const;
export const MEASURE_VERBS = { set: SET_OPTIONS };

const at = (slug: string, destination?: string) =>
  `tenants/${encodeURIComponent(slug)}/measure-keys${destination === undefined ? '' : `/${encodeURIComponent(destination)}`}`;

async function setSecret(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({ args: words, options: SET_OPTIONS, allowPositionals: true });
  const [slug, destination, ...more] = positionals;
  if (!slug || !destination || more.length > 0) return null;
  const secret = (await readKeys(values.from)) ?? {};
  const data = (await (await open()).call('PUT', at(slug, destination), secret)) as { hasPixel: boolean };
  const kept = `The secret of ${slug} for ${destination} is kept.`;
  const missing = `${slug} has no pixel of ${destination} in its folder, so nothing is told yet.`;
  return { data, text: data.hasPixel ? kept : `${kept}\n${missing}` };
}

async function listSecrets(slug: string, operator: Operator): Promise<Answer> {
  const data = (await operator.call('GET', at(slug))) as MeasureKeyLine[];
  const rows = data.map(({ destination, changedAt, fault }) => [
    destination,
    changedAt.slice(0, 10),
    fault ?? 'in use',
  ]);
  const none = `${slug} has no secret, so its browsers alone tell of sales.`;
  return { data, text: rows.length > 0 ? toTable([['told', 'set', 'state'], ...rows]) : none };
}

/** `npm run tenant -- measure …` */
export async function runMeasure(
  [what, ...words]: string[],
  open: () => Promise<Operator>,
): Promise<Answer | null> {
  const [slug, destination] = words;
  if (what === 'set') return setSecret(words, open);
  if (what === 'list' && slug && words.length === 1) return listSecrets(slug, await open());
  if (what !== 'remove' || !slug || !destination || words.length !== 2) return null;
  const data = await (await open()).call('DELETE', at(slug, destination));
  return { data, text: `The secret of ${slug} for ${destination} is gone, and what it was to tell.` };
}
