import type { ShopConflictTold, ShopOutcome, ShopProblem } from '@/lib/contract/staff/shop/told';
import { toPrintableLine } from '@/lib/domain/text/printable-text';
import { sayIn } from '../print/print-problem';

/** `product ajiaco: has markup in its texts` */
function printOne({ about, file, ...said }: ShopProblem): string {
  const place = about ? `${about.kind} ${about.key}` : file;
  return toPrintableLine(`${place}: ${sayIn('en')(said as Parameters<ReturnType<typeof sayIn>>[0])}`);
}

const WHY: Record<ShopConflictTold['why'], string> = {
  changed: 'somebody else has changed it meanwhile',
  removed: 'it is gone',
  exists: 'something has that name already',
  picture: 'no such picture is stored',
};
const printConflict = ({ kind, key, field, why, by }: ShopConflictTold): string => {
  const place = `${kind} ${key}${field ? ` ${field.join('.')}` : ''}`;
  const who = by ? ` (${by.doer.name ?? by.doer.kind}, ${by.at.slice(0, 16).replace('T', ' ')} UTC)` : '';
  return toPrintableLine(`${place}: ${WHY[why]}${who}`);
};

/** Says how a change was written. @throws Error in sentences for one that was not */
export function tellOutcome({ outcome, did }: { outcome: ShopOutcome; did: string }): string {
  switch (outcome.outcome) {
    case 'done': {
      const said = outcome.change ? `${did} Change ${outcome.change.id}.` : 'It stood so already.';
      return [said, ...outcome.warnings.map(printOne)].join('\n');
    }
    case 'conflict':
      throw new Error(outcome.conflicts.map(printConflict).join('\n'));
    case 'problems':
      throw new Error(outcome.problems.map(printOne).join('\n'));
    case 'questions':
      throw new Error(
        [...outcome.questions.map(printOne), 'Repeat it with --yes if that is meant.'].join('\n'),
      );
  }
}
