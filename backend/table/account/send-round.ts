import { majorOf } from '@/backend/branches';
import { listPricedLines, type PricedLine, priceDraft, toIssueValues, toLineFacts } from '@/backend/cart';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { toRefusal } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import {
  type AccountRow,
  changedBy,
  countAccountChange,
  draftVersion,
  emptyDrafts,
  listDrafts,
  type PurchaseRow,
} from '@/backend/purchases';
import type { Account } from '@/lib/contract/table/account';
import { type CartIssueFound, cartIssue, findLineIssues } from '@/lib/domain/cart/cart-issues';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import { enterAsKnown, lockOrOpenAccount } from './enter-account';
import { getAccountPlace } from './get-place';
import { isRoundSent } from './is-round-sent';
import { loadAccount } from './load-account';
import { writeRound } from './write-round';

type OfAccount = TenantSql & { account: AccountRow };
/** `version`: of the drafts as the diner saw them; null where nobody says it. */
type Input = { whose: 'mine' | 'all'; version: number | null; taken?: boolean | undefined };

type Drafts = { ctx: Context; drafts: readonly { purchase: PurchaseRow; lines: PricedLine[] }[] };

/** Each draft may fit what is left where all of them do not. */
function findShort({ ctx, drafts: [first, ...more] }: Drafts): CartIssueFound[] {
  if (!first || more.length === 0) return [];
  const { timezone } = first.purchase.supplier.settings;
  const lines = [first, ...more].flatMap((draft) => draft.lines);
  const issues = findLineIssues(toLineFacts({ ctx, lines, at: ctx.now, timezone }));
  return issues.filter(({ key }) => key === 'out_of_stock');
}

/** @throws the first issue of one of them, with the name of its dish (rule cart/checked-again) */
function assertSendable({ ctx, drafts }: Drafts): void {
  const full = drafts.filter(({ lines }) => lines.length > 0);
  const issues = full.flatMap((draft) => priceDraft({ ctx, ...draft }).issues);
  const [issue] = full.length === 0 ? [cartIssue('empty')] : [...issues, ...findShort({ ctx, drafts: full })];
  if (!issue) return;
  throw new AppError(issue.key, { values: toIssueValues(issue.values, majorOf(ctx.instance.currency)) });
}

/** @throws account_changed, a refusal of the drafts, cart_full */
async function send({ sql, ctx, account, input }: OfAccount & { input: Input }): Promise<AccountRow> {
  const work = { sql, ctx, account };
  const profileId = input.whose === 'mine' ? getDinerId(ctx) : null;
  const drafts = await listDrafts({ ...work, profileId, lock: true });
  if (input.version !== null && input.version !== draftVersion(drafts)) throw new AppError('account_changed');
  if (input.taken) {
    await emptyDrafts({ ...work, profileId });
    return countAccountChange({ sql, ctx, account, touched: true });
  }
  const linesOf = await listPricedLines({ sql, ctx, purchases: [account, ...drafts] });
  const priced = drafts.map((purchase) => ({ purchase, lines: linesOf.get(purchase.id) ?? [] }));
  assertSendable({ ctx, drafts: priced });
  const sent = linesOf.get(account.id) ?? [];
  const coming = priced.flatMap(({ purchase, lines }) =>
    lines.map((line) => ({ line, memberId: purchase.profile_id })),
  );
  if (sent.length + coming.length > ACCOUNT_LINES)
    throw new AppError('cart_full', { values: { limit: ACCOUNT_LINES } });
  await ctx.checkpoint('round-checked');
  const written = await writeRound({ ...work, sentBy: getDinerId(ctx), drafts, coming, sent });
  return countAccountChange({ sql, ctx, account: written, touched: true });
}

/**
 * `POST /on_table/account/send.json`, in one transaction (rule table/rounds). The table's first one opens its account.
 * Lines that the waiter took from the phone are not sent again (rule table/waiter-code).
 * @throws scan_table, on_table_unavailable, not_found for who has not joined an open one, bill_asked, account_changed,
 * empty and other issues of a draft, out_of_stock, cart_full
 */
export async function sendRound({ ctx, input }: { ctx: Context; input: Input }): Promise<Account> {
  const sending = ctx.db.tenant(ctx.instance.id, async (sql) => {
    const place = await getAccountPlace({ sql, ctx });
    const found = await lockOrOpenAccount({ sql, ctx, place, profileId: getDinerId(ctx) });
    const account = await enterAsKnown({ sql, ctx, account: found });
    const isSent = await isRoundSent({
      sql,
      ctx,
      account,
      sentBy: getDinerId(ctx),
      key: ctx.idempotencyKey,
    });
    if (!isSent && account.bill_asked_at !== null) throw new AppError('bill_asked');
    const written = isSent ? account : await send({ sql, ctx, account, input });
    await ctx.checkpoint('round-before-commit');
    return { changed: changedBy(account), answer: await loadAccount({ sql, ctx, account: written }) };
  });
  const { changed, answer } = await sending.catch((error: unknown) => {
    throw toRefusal(error);
  });
  ctx.publish(changed);
  return answer;
}
