import type { Results, Unknown } from './results';
import { median, ratioOf } from './statistics';
import { NOTHING, ratioText } from './verdicts';
import { printNumber, writeTable } from './write-table';

const NAMES: Record<keyof Unknown['cpuMs'], string> = {
  kept: 'a kept page',
  product: 'a product that is not there',
  file: 'a build file that is not there',
  host: 'a host that nobody has',
};
const kinds = Object.keys(NAMES) as (keyof typeof NAMES)[];
const ratio = ({ cpuMs }: Unknown, kind: keyof typeof NAMES) =>
  ratioOf({ of: cpuMs[kind], to: cpuMs.kept }).median;

export function judgeUnknown({ unknown }: Results) {
  if (!unknown) return NOTHING;
  const others = kinds.filter((kind) => kind !== 'kept');
  const measured = others.map((kind) => `${kind} ${ratioText(ratio(unknown, kind))}`).join(', ');
  const isMet = others.every((kind) => ratio(unknown, kind) <= 1.5);
  return { measured, verdict: isMet ? ('met' as const) : ('missed' as const) };
}

export function writeUnknown({ unknown }: Results): string[] {
  if (!unknown) return [];
  return [
    '## Addresses that nobody has',
    `CPU of the web program, ${printNumber(unknown.requests, 0)} requests of each kind in turn, each with an address of its own. Its memory grew by ${printNumber(unknown.grownMb, 0)} MB meanwhile.`,
    writeTable({
      head: ['address', 'CPU for a request', 'ratio'],
      rows: kinds.map((kind) => [
        NAMES[kind],
        `${median(unknown.cpuMs[kind]).toFixed(2)} ms`,
        kind === 'kept' ? '1' : ratioText(ratio(unknown, kind)),
      ]),
    }),
  ];
}
