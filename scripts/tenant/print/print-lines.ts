import type { StaffOrder } from '@/lib/contract/staff/calls';
import { onOneLine } from '../read-all';
import { toTable } from './to-table';

type Line = Pick<StaffOrder['products'][number], 'count' | 'name' | 'options' | 'comment' | 'stall'>;
type Option = Line['options'][number];

const printOption = ({ name, count, text, options = [] }: Option): string => {
  const inside = options.map((one) => printOption(one)).join(', ');
  return `${count > 1 ? `${count} × ` : ''}${name}${text ? ` «${onOneLine(text)}»` : ''}${inside ? ` (${inside})` : ''}`;
};

/** Prints what is cooked: pieces and name, what was chosen, and what the diner wrote. */
export const wishesOf = ({ options, comment }: Pick<Line, 'options' | 'comment'>): string =>
  [...options.map(printOption), ...(comment ? [`«${onOneLine(comment)}»`] : [])].join('; ');

/** The lines of an order, each with its wishes and with who chose it, where that is known. */
export const printLines = (lines: readonly (Line & { member: string | null; subtotal: number })[]): string =>
  lines.length === 0
    ? 'nothing was ordered'
    : toTable(
        lines.map((line) => [
          `${line.count} × ${line.name}`,
          wishesOf(line),
          line.member ?? '',
          line.stall?.name ?? '',
          String(line.subtotal),
        ]),
      );
