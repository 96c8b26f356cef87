import { parseArgs } from 'node:util';
import { getPace, type Pace, pauseBranch } from '@/lib/contract/staff/pace-calls';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { printLocalMinute } from '../print/local-hour';
import { findBranches } from './find-branch';

export const PAUSE_USAGE =
  'pause <slug> [--branch <branch>] | pause <slug> 15|30|60|today [--branch <branch>] [--service <service>] | pause <slug> end [--branch <branch>] [--service <service>]';
export const PAUSE_OPTIONS = { branch: { type: 'string' }, service: { type: 'string' } } as const;

const EVERYTHING = 'everything';
const END = 'end';
const isMinutes = (word: string) => /^\d+$/.test(word);
const lengthOf = (word: string) => {
  if (word === END) return null;
  return isMinutes(word) ? Number(word) : word;
};

function say(branch: { slug: string; timezone: string }, { opening_hours: hours }: Pace): string {
  const { slug, timezone } = branch;
  const pauses = (hours.pauses ?? []).map(
    ({ service, until }) => `${service ?? EVERYTHING} until ${printLocalMinute({ at: until, timezone })}`,
  );
  return pauses.length > 0 ? `${slug} takes no orders: ${pauses.join('; ')}.` : `${slug} takes orders.`;
}

/** `pause …`: which branches have stopped taking orders for a while, stops them or ends it (rule branches/pause); null for other words. */
export async function runPause(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: PAUSE_OPTIONS },
    allowPositionals: true,
  });
  const [slug, length, ...more] = positionals;
  const { branch: named, service } = values;
  if (!slug || more.length > 0 || (length === undefined && service !== undefined)) return null;
  const operator = await open();
  const { branches } = await findBranches({ operator, slug, named });
  const data = [];
  const lines = [];
  for (const branch of branches) {
    const params = { id: String(branch.id) };
    const pace =
      length === undefined
        ? await sendCall({ operator, slug, call: getPace, params })
        : await sendCall({
            ...{ operator, slug, call: pauseBranch, params },
            body: { service: service ?? null, length: lengthOf(length) },
            wrong:
              'A pause is 15, 30 or 60 minutes, `today` or `end`, of delivery, take_away, on_table or of everything.',
          });
    data.push({ branch: branch.slug, pauses: pace.opening_hours.pauses ?? [] });
    lines.push(say(branch, pace));
  }
  return { data, text: lines.join('\n') };
}
