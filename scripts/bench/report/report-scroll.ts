import type { Results, ScrollRun } from './results';
import { median } from './statistics';
import { NOTHING, type Verdict } from './verdicts';
import { printNumber, writeTable } from './write-table';

const FRAME_MS = 1_000 / 60;
const FASTEST = 60;
/** One frame in twenty may be late. */
const LEAST = 57;

/** When each frame began, and tasks above 50 ms, ms. */
export type Seen = { frames: number[]; tasks: number[] };

export function toScrollRun({ frames, tasks }: Seen): ScrollRun {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const spent = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: Math.min(FASTEST, (gaps.length / spent) * 1_000),
    frames: gaps.length,
    late: gaps.filter((gap) => gap > 1.5 * FRAME_MS).length,
    longTaskMs: tasks.map((duration) => Math.round(duration)),
  };
}

const longest = ({ longTaskMs }: ScrollRun) =>
  longTaskMs.length === 0
    ? 'no task over 50 ms'
    : `${longTaskMs.length} tasks over 50 ms, the longest ${Math.max(...longTaskMs)} ms`;

export function judgeScroll({ scroll }: Results): { measured: string; verdict: Verdict } {
  if (!scroll) return NOTHING;
  const { down, up } = scroll;
  const isMet = [down, up].every(
    ({ perSecond, longTaskMs }) => perSecond >= LEAST && longTaskMs.length === 0,
  );
  const say = (run: ScrollRun) => `${printNumber(run.perSecond)} frames a second, ${longest(run)}`;
  return { measured: `down ${say(down)}; up ${say(up)}`, verdict: isMet ? 'met' : 'missed' };
}

export function writeScroll({ scroll }: Results): string[] {
  if (!scroll) return [];
  const row = (name: string, run: ScrollRun) => [
    name,
    printNumber(run.perSecond),
    `${run.late} of ${printNumber(run.frames, 0)}`,
    run.longTaskMs.length === 0
      ? '0'
      : `${run.longTaskMs.length}: median ${printNumber(median(run.longTaskMs))}, longest ${Math.max(...run.longTaskMs)}`,
  ];
  return [
    '## A long menu scrolled',
    `A menu of ${printNumber(scroll.products, 0)} products with pictures on a phone-sized page with a CPU slowed four times, scrolled at 4,000 px a second to its end and back: on the way down its parts come, on the way up all are there. A frame is late that took as long as one and a half.`,
    writeTable({
      head: ['way', 'frames a second', 'late frames', 'tasks over 50 ms'],
      rows: [row('down', scroll.down), row('up', scroll.up)],
    }),
  ];
}
