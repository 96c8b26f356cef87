import type { Context, TenantSql } from '@/backend/context';
import { type HelpRow, toExchange, toHelpMessage } from '@/backend/orders';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import { shownContact } from '@/backend/staff/shown-contact';
import type { Conversation } from '@/lib/contract/staff/help-calls';
import { readConversation } from '@/lib/domain/orders/help';
import type { Language } from '@/lib/domain/tenant/countries';

const MOST = 100;
/** One that waits for nothing is shown for so long after its last message. */
const SHOWN_MS = 2 * 86_400_000;

type Asked = { supplierId?: string | undefined; orderId?: string | undefined };
type Found = {
  purchase_id: number;
  profile_id: number;
  supplier_id: number;
  number: number | null;
  status: Conversation['order']['status'];
  contact: Conversation['contact'];
  member: string | null;
};

/** The branch of a court's order is the court's, and each of its stalls reads it too (rule staff/news). */
const find = ({ sql, ctx, supplierId, orderId }: TenantSql & Asked): Promise<Found[]> =>
  sql<Found>(
    `select h.purchase_id, h.profile_id, c.supplier_id, c.number, c.status, c.details -> 'contact' as contact,
       case when m.role = 'guest' then m.name end as member
     from (select purchase_id, profile_id, max(created_at) as last_at, bool_or(answer is null and settled_at is null) as waits
       from help_requests where instance_id = $1
         and ($3::bigint is not null or answer is null and settled_at is null or created_at > $4)
         and ($3::bigint is null or purchase_id in (
           select unnest(array[o.id, o.court_order_id]) from purchases o where o.instance_id = $1 and o.id = $3))
       group by purchase_id, profile_id) h
     join purchases c on c.instance_id = $1 and c.id = h.purchase_id
     join purchase_members m on m.instance_id = $1 and m.purchase_id = h.purchase_id and m.profile_id = h.profile_id
     join profiles p on p.instance_id = $1 and p.id = h.profile_id and p.erased_at is null
     where $2::bigint[] is null or c.supplier_id = any ($2) or exists (select 1 from purchases stall
       where stall.instance_id = $1 and stall.court_order_id = c.id and stall.supplier_id = any ($2))
     order by h.waits desc, h.last_at desc, h.purchase_id, h.profile_id limit ${MOST}`,
    [
      ...[ctx.instance.id, listedBranches({ ctx, supplierId }), orderId ?? null],
      new Date(ctx.now.getTime() - SHOWN_MS),
    ],
  );

/** `GET /staff/conversations.json` (rule orders/help). */
export function listConversations({
  ctx,
  input,
}: {
  ctx: Context;
  input: Asked;
}): Promise<{ conversations: Conversation[] }> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const found = await find({ sql, ctx, ...input });
    const rows = await sql<HelpRow & { purchase_id: number; profile_id: number; lang: Language | null }>(
      `select purchase_id, profile_id, id, reason, words, picture is not null as has_photo, created_at, answer, answered_at,
         settled_at, of_branch, lang
       from help_requests where instance_id = $1 and purchase_id = any ($2::bigint[]) order by id`,
      [ctx.instance.id, found.map(({ purchase_id: id }) => id)],
    );
    return {
      conversations: found.map(({ purchase_id: id, profile_id: profileId, number, status, ...shown }) => {
        const own = rows.filter((row) => row.purchase_id === id && row.profile_id === profileId);
        const exchanges = own.map(toExchange);
        const { last, older, unanswered } = readConversation(exchanges);
        return {
          ...shown,
          contact: shownContact(ctx, shown.contact),
          first_id: exchanges[0]?.id ?? 0,
          id: (exchanges.findLast(({ ofBranch }) => !ofBranch) ?? exchanges.at(-1))?.id ?? 0,
          order: { id, number, status },
          lang: own.findLast(({ of_branch: ofBranch }) => !ofBranch)?.lang ?? null,
          ...{ waiting: unanswered, messages: last.map(toHelpMessage), older },
        };
      }),
    };
  });
}
