import type { HostState } from '@/lib/domain/staff/booking-day';

const SHAPES: Record<HostState, string> = {
  to_pay: '…',
  to_decide: '?',
  expected: '✓',
  late: '!',
  seated: '',
  overtime: '!',
  gone: '–',
  no_show: '×',
  cancelled: '×',
  waiting: '…',
  block: '',
};

/** A shape beside the word of a state, so that no colour says it alone. */
export const StateMark = ({ state }: { state: HostState }) => (
  <span className="state-mark" data-state={state} aria-hidden>
    {SHAPES[state]}
  </span>
);
