import type { Results } from './results';
import { median } from './statistics';
import { NOTHING, type Verdict } from './verdicts';
import { printNumber, writeTable } from './write-table';

const MOST_GROWTH = 1.1;

export function judgeBoard({ board }: Results): { measured: string; verdict: Verdict } {
  if (!board) return NOTHING;
  const { cards, scripts, eventMs, tapMs, warmMb, endMb } = board;
  const isMet =
    median(eventMs) <= 300 && median(tapMs) <= 100 && endMb <= MOST_GROWTH * warmMb && scripts <= 300_000;
  const measured = `${cards} cards: event ${printNumber(median(eventMs), 0)} ms, tap ${printNumber(median(tapMs), 0)} ms, memory ${(endMb / warmMb).toFixed(2)} ×, scripts ${printNumber(scripts / 1_000, 0)} kB`;
  return { measured, verdict: isMet ? 'met' : 'missed' };
}

export function writeBoard({ board }: Results): string[] {
  if (!board) return [];
  const { cards, eventMs, tapMs, events, warmMb, endMb } = board;
  const row = (name: string, times: number[]) => [name, String(median(times)), times.join(', ')];
  return [
    "## The kitchen's board",
    `${cards} cards on a tablet with a CPU slowed four times: from another device's call to the frame that shows it, and from a tap on a line to the next frame. After 2,000 changes from outside the page held ${printNumber(warmMb)} MB, after ${printNumber(events, 0)} it held ${printNumber(endMb)} MB.`,
    writeTable({
      head: ['', 'median, ms', 'each, ms'],
      rows: [row('event', eventMs), row('tap', tapMs)],
    }),
  ];
}
