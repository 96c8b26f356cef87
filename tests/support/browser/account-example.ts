import type { CartLine } from '@/lib/contract/cart/cart';
import { type Account, type AccountAnswer, accountSchema } from '@/lib/contract/table/account';

const lineOf = (id: number, name: string, subtotal: number): CartLine => ({
  id,
  product_supplier_id: 900 + id,
  product_id: 800 + id,
  name,
  image: null,
  count: 1,
  unit_price: subtotal,
  subtotal,
  promo: null,
  options: [],
  comment: '',
  stock: null,
  max_per_order: null,
  stall: null,
  is_alcoholic: false,
  kept_until: null,
});

type SentLine = Account['rounds'][number]['lines'][number];
export const sentLine = (
  id: number,
  name: string,
  subtotal: number,
  changes: Partial<SentLine> = {},
): SentLine => ({
  ...lineOf(id, name, subtotal),
  member: 1,
  for_all: false,
  state: 'sent',
  void_reason: null,
  open: subtotal,
  ...changes,
});
export const draftLine = (id: number, name: string, subtotal: number, forAll = false) => ({
  ...lineOf(id, name, subtotal),
  for_all: forAll,
});

const OPENED = '2026-11-24T18:00:00.000Z';
const member = (number: number, name: string, isMe = false) => ({
  number,
  name,
  is_me: isMe,
  joined_at: OPENED,
  left: false,
});

/** Ana (the caller) and Luis, one round of both, and what Luis has not sent yet. */
const ACCOUNT: Account = accountSchema.parse({
  id: 70,
  version: 5,
  number: 12,
  state: 'open',
  bill_asked_by: null,
  close_reason: null,
  table: { id: 3, label: '5' },
  supplier: { id: 2, slug: 'norte', name: 'Norte' },
  agreed: null,
  me: 1,
  code_secret: 'secreto-de-ana',
  members: [member(1, 'Ana', true), member(2, 'Luis')],
  rounds: [
    {
      number: 1,
      sent_at: OPENED,
      member: 1,
      state: 'sent',
      lines: [
        sentLine(11, 'Ajiaco', 30_000, { state: 'preparation' }),
        sentLine(12, 'Bandeja', 40_000, { member: 2, state: 'served' }),
        sentLine(13, 'Pan', 10_000, { member: 2, for_all: true }),
      ],
    },
  ],
  drafts: [],
  draft_versions: { mine: 31, all: 32 },
  bill: [{ kind: 'products', amount: 80_000 }],
  total: 80_000,
  saved: 0,
  paid: 0,
  deposit: 0,
  in_flight: 0,
  left: 80_000,
  my_part: 35_000,
  my_due: 35_000,
  free: 80_000,
  can_send: true,
  can_pay_online: true,
  can_pay_in_person: ['cash', 'card_reader'],
  tip: { percents: [10], suggested: 10 },
  shares: [],
  opened_at: OPENED,
  closed_at: null,
});

/** An account whose free rest is all that is left, unless the changes say otherwise. */
export const accountOf = (changes: Partial<Account> = {}): Account => ({
  ...ACCOUNT,
  my_due: changes.my_part ?? ACCOUNT.my_due,
  free: changes.left ?? ACCOUNT.free,
  ...changes,
});
export const answerOf = (changes: Partial<Account> = {}): AccountAnswer => ({
  account: accountOf(changes),
  waiting: null,
});
export const WAITING: AccountAnswer = {
  account: null,
  waiting: { members: 2, opened_at: OPENED, needs_staff: null },
};
export const NO_ACCOUNT: AccountAnswer = { account: null, waiting: null };

type Share = Account['shares'][number];
export const shareOf = (changes: Partial<Share> = {}): Share => ({
  id: 9,
  member: 1,
  payer: changes.is_mine === false ? 2 : 1,
  kind: 'mine',
  amount: 35_000,
  tip: 3_500,
  state: 'held',
  until: new Date(Date.now() + 300_000).toISOString(),
  is_mine: true,
  payment_id: null,
  ...changes,
});
