import type { LineState } from '@/lib/domain/table/rounds';

/**
 * Whether a line is taken from a bill only by somebody who may give money back: its kitchen has begun it, or money would go back
 * (rule staff/void).
 */
export const takesGiver = ({ state, givesBack }: { state: LineState | null; givesBack: boolean }): boolean =>
  givesBack || state === 'preparation' || state === 'served';
