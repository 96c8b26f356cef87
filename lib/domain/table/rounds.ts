import type { CartIssueKey } from '@/lib/domain/cart/cart-issues';

/** In the order in which the kitchen works (rule table/rounds). */
export const ROUND_STATES = ['sent', 'preparation', 'served'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** `void`: staff took it from the bill. */
export const LINE_STATES = [...ROUND_STATES, 'void'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Lines of an account (guarantee/bounded-answers). */
export const ACCOUNT_LINES = 400;

/** How a line of an account stands; the state is null in a cart. */
export type SentFacts = { state: LineState | null; later: boolean; called_at: Date | null };

/** It was sent for later, and nobody has called it yet (rule table/courses). */
export const isForLater = ({ state, later, called_at }: SentFacts): boolean =>
  state === 'sent' && later && called_at === null;

/** The state of its least advanced line, but for those that wait while others do not; a round of void lines alone keeps nobody waiting. */
export function roundStateOf(lines: readonly SentFacts[]): RoundState {
  const kept = lines.filter(isBilled);
  const due = kept.filter((line) => !isForLater(line));
  const counted = due.length > 0 ? due : kept;
  return ROUND_STATES.find((state) => counted.some((line) => line.state === state)) ?? 'served';
}

/** The kitchen still owes it to the table, whatever is paid or closed (rule table/bill). */
export const isAwaited = ({ state }: { state: LineState | null }): boolean =>
  state === 'sent' || state === 'preparation';

/** The lines on the bill. */
export const isBilled = ({ state }: { state: LineState | null }): boolean => state !== 'void';

const STOPPING: readonly CartIssueKey[] = [
  'empty',
  'product_removed',
  'product_unavailable',
  'out_of_stock',
  'product_max',
  'product_hours',
  'options_changed',
  'option_sold_out',
  'closed',
  'paused',
  'age_required',
  'under_age',
  'dry_law',
];

/** A round asks for no contact, no way to pay and no minimum: that is the account's (rule table/rounds). */
export const stopsRound = ({ key }: { key: CartIssueKey }): boolean => STOPPING.includes(key);
