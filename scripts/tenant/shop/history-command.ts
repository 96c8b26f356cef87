import { parseArgs } from 'node:util';
import { listShopChanges, undoShopChange } from '@/lib/contract/staff/shop/change-calls';
import type { ShopChange } from '@/lib/contract/staff/shop/told';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { toTable } from '../print/to-table';
import { minuteOf } from '../read-all';
import { withConfirms } from './send-steps';
import { tellOutcome } from './tell-outcome';

export const HISTORY_USAGE = 'history <slug> [--before <change>]';
export const HISTORY_OPTIONS = { before: { type: 'string' } } as const;
export const UNDO_USAGE = 'undo <slug> <change> [--yes]';
export const UNDO_OPTIONS = { yes: { type: 'boolean' } } as const;

/** `3 product, 1 branch` */
const printThings = (things: ShopChange['counts']['things']): string =>
  Object.entries(things)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');

function stateOf({ undone_by: undoneBy, undoes, can_be_undone: canBeUndone }: ShopChange): string {
  if (undoneBy !== null) return `undone by ${undoneBy}`;
  if (undoes !== null) return `undoes ${undoes}`;
  return canBeUndone ? '' : 'cannot be undone';
}

const toRow = (change: ShopChange): string[] => [
  String(change.id),
  minuteOf(change.at),
  change.by.name ?? change.by.kind,
  change.kind,
  printThings(change.counts.things),
  stateOf(change),
];

/** `history …`: the changes of a restaurant, the newest first, fifty at a time; null for other words. */
export async function runHistory(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: HISTORY_OPTIONS },
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  if (!slug || more.length > 0) return null;
  const data = await sendCall({
    ...{ operator: await open(), slug, call: listShopChanges, query: { ...values } },
    wrong: 'A change is named by its number.',
  });
  const head = ['change', 'at (UTC)', 'by', 'kind', 'of', ''];
  const rest = data.before === null ? '' : `\nOlder ones: --before ${data.before}`;
  const none = `Nothing of ${slug} was changed${values.before ? ' before' : ''}.`;
  const text = data.changes.length > 0 ? `${toTable([head, ...data.changes.map(toRow)])}${rest}` : none;
  return { data, text };
}

/** `undo …`: takes a change back (rule tenant/history); null for other words. */
export async function runUndo(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: UNDO_OPTIONS },
    allowPositionals: true,
  });
  const [slug, id, ...more] = positionals;
  if (!slug || !id || more.length > 0) return null;
  const operator = await open();
  const data = await withConfirms({
    yes: values.yes === true,
    send: (body) =>
      sendCall({
        ...{ operator, slug, call: undoShopChange, params: { id }, body },
        wrong: 'A change is named by its number.',
      }),
  });
  return { data, text: tellOutcome({ outcome: data, did: `Change ${id} of ${slug} is taken back.` }) };
}
