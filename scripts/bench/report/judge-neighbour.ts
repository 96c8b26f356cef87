import type { Results } from './results';
import { ratioOf } from './statistics';
import { NOTHING, ratioText } from './verdicts';
import { printNumber } from './write-table';

export function judgeNeighbour({ neighbour }: Results) {
  if (!neighbour) return NOTHING;
  const { quietP95Ms, floodedP95Ms, failed, calls, refused, answered } = neighbour;
  const ratio = ratioOf({ of: floodedP95Ms, to: quietP95Ms }).median;
  const isMet = ratio <= 2 && failed === 0 && refused > 0;
  return {
    measured: `${ratioText(ratio)}, ${failed} of ${printNumber(calls, 0)} failed; of the flood ${printNumber(refused, 0)} refused, ${printNumber(answered, 0)} answered`,
    verdict: isMet ? ('met' as const) : ('missed' as const),
  };
}
