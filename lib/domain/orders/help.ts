import { isClosedOrder, type OrderStatus } from './order-states';

export const HELP_REASONS = ['missing', 'wrong', 'quality', 'late', 'payment', 'other'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];
export const MOST_HELP_WORDS = 1_000;
/** One diner may write so many messages about one order before its branch answers (rule orders/help). */
const MOST_UNANSWERED = 5;
/** The messages of a conversation that a diner is shown. */
const SHOWN_MESSAGES = 5;
export const HELP_SIDES = ['diner', 'branch'] as const;
const DAY_MS = 86_400_000;
const DAYS = 7;
/** How long a photo is kept, from when help was asked for. */
export const HELP_PHOTO_DAYS = 30;
export const HELP_PHOTO_KEPT_MS = HELP_PHOTO_DAYS * DAY_MS;

/** A photo belongs to the words: staff who answered or settled them are shown no other. */
export const takesPhoto = ({
  at,
  answeredAt,
  settledAt,
  now,
}: {
  at: Date;
  answeredAt: Date | null;
  settledAt: Date | null;
  now: Date;
}): boolean => answeredAt === null && settledAt === null && now.getTime() - at.getTime() < DAY_MS;

/**
 * Why help with an order cannot be asked for now; null where it can (rule orders/help).
 * @param isOpenAccount of a table, where a waiter is called
 * @param changedAt when it came to its status, or the branch last wrote
 * @param unanswered how many messages of this diner wait for the branch
 */
export function helpObstacle({
  status,
  isOpenAccount,
  changedAt,
  unanswered,
  now,
}: {
  status: OrderStatus;
  isOpenAccount: boolean;
  changedAt: Date;
  unanswered: number;
  now: Date;
}): 'order_closed' | 'help_full' | null {
  const isLate = isClosedOrder(status) && now.getTime() - changedAt.getTime() > DAYS * DAY_MS;
  if (status === 'cart' || isOpenAccount || isLate) return 'order_closed';
  return unanswered >= MOST_UNANSWERED ? 'help_full' : null;
}

/** The diner's words with the branch's answer to them; `ofBranch`: the branch wrote without being asked anew. */
export type HelpExchange = {
  id: number;
  reason: HelpReason;
  words: string;
  hasPhoto: boolean;
  at: Date;
  answer: string | null;
  answeredAt: Date | null;
  /** When the branch said that these words need no answer, or answered later ones. */
  settledAt: Date | null;
  ofBranch: boolean;
};
export type HelpMessage = {
  id: number;
  from: (typeof HELP_SIDES)[number];
  reason: HelpReason | null;
  words: string;
  hasPhoto: boolean;
  at: Date;
};

const toMessages = ({
  answer,
  answeredAt,
  settledAt: _settledAt,
  ofBranch,
  ...asked
}: HelpExchange): HelpMessage[] => [
  ...(ofBranch ? [] : [{ ...asked, from: 'diner' } as const]),
  ...(answer === null || answeredAt === null
    ? []
    : [{ ...asked, from: 'branch', reason: null, words: answer, hasPhoto: false, at: answeredAt } as const]),
];

/** The branch has neither answered these words nor said that they need no answer. */
const waits = ({ answer, settledAt, ofBranch }: HelpExchange): boolean =>
  !ofBranch && answer === null && settledAt === null;

/** One conversation in the order of its messages. @param exchanges the oldest first */
export function readConversation(exchanges: readonly HelpExchange[]): {
  last: HelpMessage[];
  /** How many stand before them, which no screen shows. */
  older: number;
  unanswered: number;
} {
  const messages = exchanges.flatMap(toMessages).sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    last: messages.slice(-SHOWN_MESSAGES),
    older: Math.max(0, messages.length - SHOWN_MESSAGES),
    unanswered: exchanges.filter(waits).length,
  };
}
