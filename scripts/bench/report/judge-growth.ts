import type { Step } from '@/scripts/bench/load/walk';
import type { Growth, Results } from './results';
import { NOTHING, ratioText } from './verdicts';

/** Grows with the data. */
const LISTS: readonly Step[] = ['menu', 'coverage'];

/** In the grown database all calls, at its large tenant those of one thing. */
function worstGrowth({ steps }: Growth): { step: Step; ratio: number } {
  const ratios = steps.flatMap(({ step, smallMs, grownMs, largeMs }) => [
    { step, ratio: grownMs / smallMs },
    ...(LISTS.includes(step) ? [] : [{ step, ratio: largeMs / smallMs }]),
  ]);
  return ratios.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst));
}

export function judgeGrowth({ growth }: Results) {
  if (!growth) return NOTHING;
  const { step, ratio } = worstGrowth(growth);
  const scans = growth.scanned.length === 0 ? 'no table' : growth.scanned.join(', ');
  return {
    measured: `slowest ${ratioText(ratio)} (${step}); ${growth.statements} statements scan ${scans}`,
    verdict: ratio <= 1.3 && growth.scanned.length === 0 ? ('met' as const) : ('missed' as const),
  };
}
