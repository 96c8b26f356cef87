import type { TenantSql } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { getOwnPurchase, type MemberPurchaseRow } from '@/backend/purchases';
import type { HelpMessage, OrderHelp } from '@/lib/contract/orders/help-calls';
import {
  type HelpExchange,
  type HelpReason,
  helpObstacle,
  type HelpMessage as Message,
  readConversation,
} from '@/lib/domain/orders/help';
import { readMoments } from '../read-moments';

/** A request and its answer, as one row. */
export type HelpRow = {
  id: number;
  reason: HelpReason;
  words: string;
  has_photo: boolean;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
  settled_at: Date | null;
  of_branch: boolean;
};

/** Reads the purchase of a diner who ordered; a guest who may only pay asks nothing. @throws not_found, owner_only */
export const getOrdered = ({ sql, ctx, id }: TenantSql & { id: string }): Promise<MemberPurchaseRow> =>
  getOwnPurchase({ sql, ctx, purchaseId: id, group: true, table: true });

/** The exchange of a row, without what else a query reads beside it. */
export const toExchange = ({
  id,
  reason,
  words,
  answer,
  has_photo: hasPhoto,
  created_at: at,
  answered_at: answeredAt,
  settled_at: settledAt,
  of_branch: ofBranch,
}: HelpRow): HelpExchange => ({ id, reason, words, answer, hasPhoto, at, answeredAt, settledAt, ofBranch });

export const toHelpMessage = ({ hasPhoto, at, ...message }: Message): HelpMessage => ({
  ...message,
  has_photo: hasPhoto,
  at: at.toISOString(),
});

/** The caller's own, the oldest first. */
export async function readExchanges({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<HelpExchange[]> {
  const rows = await sql<HelpRow>(
    `select id, reason, words, picture is not null as has_photo, created_at, answer, answered_at, settled_at, of_branch
     from help_requests where instance_id = $1 and purchase_id = $2 and profile_id = $3 order by id`,
    [ctx.instance.id, purchaseId, getDinerId(ctx)],
  );
  return rows.map(toExchange);
}

/** @returns beside it why the caller cannot write, and the reason that words without one go on with */
export async function readHelp({ sql, ctx, purchase }: TenantSql & { purchase: MemberPurchaseRow }): Promise<{
  help: OrderHelp;
  obstacle: ReturnType<typeof helpObstacle>;
  reason: HelpReason;
}> {
  const exchanges = await readExchanges({ sql, ctx, purchaseId: purchase.id });
  const { last, older, unanswered } = readConversation(exchanges);
  const { status, is_account: isAccount, service, created_at: createdAt } = purchase;
  const moments = await readMoments({ sql, ctx, ids: [purchase.id] });
  const [answered] = exchanges
    .flatMap(({ answeredAt }) => answeredAt ?? [])
    .sort((a, b) => b.getTime() - a.getTime());
  const moved = moments.at(-1)?.created_at ?? createdAt;
  const found = helpObstacle({
    status,
    isOpenAccount: isAccount && status === 'in_progress',
    changedAt: answered && answered > moved ? answered : moved,
    unanswered,
    now: ctx.now,
  });
  // A deposit is no order (rule booking/deposit).
  const obstacle = service === 'book' ? 'order_closed' : found;
  return {
    help: { messages: last.map(toHelpMessage), older, waits: unanswered > 0, can_ask: obstacle === null },
    obstacle,
    reason: exchanges.at(-1)?.reason ?? 'other',
  };
}
