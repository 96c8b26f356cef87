import * as z from 'zod/mini';
import { billSchema, cartLineSchema } from '@/lib/contract/cart/cart';
import { agreedSchema } from '@/lib/contract/orders/agreed';
import { amountSchema, idSchema, slugSchema } from '@/lib/contract/primitives';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { ACCOUNT_STATES } from '@/lib/domain/table/account';
import { LINE_STATES, ROUND_STATES } from '@/lib/domain/table/rounds';
import { SHARE_KINDS, SHARE_STATES } from '@/lib/domain/table/split';

/** A member is known by the number in the account, never by the profile. */
const memberNumberSchema = z.int().check(z.positive());

const sentLineSchema = z.extend(cartLineSchema, {
  /** Whose it is; null: staff added it for the table. */
  member: z.nullable(memberNumberSchema),
  for_all: z.boolean(),
  state: z.enum(LINE_STATES),
  /** The reason of a void one, which is on no bill. */
  void_reason: z.nullable(z.string()),
  /** The pieces that no share has taken. */
  open: amountSchema,
});
export type SentLine = z.infer<typeof sentLineSchema>;

const roundSchema = z.object({
  number: z.int().check(z.positive()),
  sent_at: z.string(),
  /** The member who sent it; null: staff. */
  member: z.nullable(memberNumberSchema),
  /** The state of its least advanced line. */
  state: z.enum(ROUND_STATES),
  lines: z.array(sentLineSchema),
});
export type Round = z.infer<typeof roundSchema>;

/** A member's lines that are chosen and not sent. */
const draftSchema = z.object({
  member: memberNumberSchema,
  /** The caller's own cart alone. */
  purchase_id: z.nullable(idSchema),
  lines: z.array(z.extend(cartLineSchema, { for_all: z.boolean() })),
});
export type Draft = z.infer<typeof draftSchema>;

const accountMemberSchema = z.object({
  number: memberNumberSchema,
  /** Empty if nobody said one. */
  name: z.string(),
  is_me: z.boolean(),
  joined_at: z.string(),
  /** Removed by staff. */
  left: z.boolean(),
});
export type AccountMember = z.infer<typeof accountMemberSchema>;

/** A part of the account that somebody pays, held or on its way (rule table/split). */
const shareSchema = z.object({
  id: idSchema,
  member: z.nullable(memberNumberSchema),
  /** The same number for the shares of one person, who may have come by a link; it means nothing in another account. */
  payer: z.int().check(z.positive()),
  kind: z.enum(SHARE_KINDS),
  /** The part of the bill; the tip comes on top. */
  amount: amountSchema,
  tip: amountSchema,
  state: z.enum(SHARE_STATES),
  /** For a held one, when it is free again. */
  until: z.nullable(z.string()),
  is_mine: z.boolean(),
  payment_id: z.nullable(idSchema),
});
export type Share = z.infer<typeof shareSchema>;

/** The account of a table, as one of its members reads it (rule table/account). */
export const accountSchema = z.object({
  id: idSchema,
  version: z.int(),
  /** Null until something was sent. */
  number: z.nullable(z.int()),
  state: z.enum(ACCOUNT_STATES),
  /** This member asked for the bill; null: no one did, or it is not known. */
  bill_asked_by: z.nullable(memberNumberSchema),
  /** Why staff closed it, in their words; null: they did not, or gave no reason. */
  close_reason: z.nullable(z.string()),
  table: z.object({ id: idSchema, label: z.string() }),
  supplier: z.object({ id: idSchema, slug: slugSchema, name: z.string() }),
  agreed: agreedSchema,
  /** The caller's number; null for whom a link let in to pay. */
  me: z.nullable(memberNumberSchema),
  /** The caller's own alone, while they may send: signs what their phone shows to the waiter (rule table/waiter-code). */
  code_secret: z.nullable(z.string()),
  members: z.array(accountMemberSchema),
  rounds: z.array(roundSchema),
  drafts: z.array(draftSchema),
  /** Each changes with the drafts that it names, and is what sending them compares. */
  draft_versions: z.object({ mine: z.int(), all: z.int() }),
  bill: billSchema,
  total: amountSchema,
  /** Taken off by promotions, among the lines that were sent and are on the bill. */
  saved: amountSchema,
  /** Parts of the bill without tips: paid, on their way, neither. */
  paid: amountSchema,
  /** The part of `paid` that came with a booking; it may be more than the bill (rule booking/deposit). */
  deposit: amountSchema,
  in_flight: amountSchema,
  left: amountSchema,
  /** The caller's lines and part of the lines for all, of what is on the bill. */
  my_part: amountSchema,
  /** The amount of a share of the kind `mine` now: without the parts that are taken already. */
  my_due: amountSchema,
  /** The most that a share of the caller may be: the rest that nobody else holds. */
  free: amountSchema,
  can_send: z.boolean(),
  can_pay_online: z.boolean(),
  can_pay_in_person: z.array(z.enum(PAYMENT_METHODS)),
  /** Answers to offer; empty: none is asked (rule cart/tip). */
  tip: z.object({ percents: z.array(z.number()), suggested: z.nullable(z.number()) }),
  shares: z.array(shareSchema),
  opened_at: z.string(),
  closed_at: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

export const accountAnswerSchema = z.object({
  account: z.nullable(accountSchema),
  /** The open account of the caller's table, which the caller has not joined (rule table/joining). */
  waiting: z.nullable(
    z.object({
      members: z.int(),
      opened_at: z.string(),
      /** Why staff alone let somebody in; null: anybody joins. */
      needs_staff: z.nullable(z.enum(['left_alone', 'taken_off'])),
    }),
  ),
});
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;
