import { majorOf } from '@/backend/branches';
import {
  assertSold,
  lineNameOf,
  listPricedLines,
  type PricedLine,
  storedChoices,
  toIssueValues,
} from '@/backend/cart';
import { AppError } from '@/backend/errors';
import type { AccountRow, PurchaseRow } from '@/backend/purchases';
import { addOfferedLine } from '@/backend/purchases/lines';
import { writeRound } from '@/backend/table';
import type { AddProductRequest } from '@/lib/contract/cart/cart';
import { findAgeIssues } from '@/lib/domain/cart/cart-issues';
import { withBundles } from '@/lib/domain/menu/price-lines';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import type { AccountWork } from './change-account';

type Product = AddProductRequest['product'];

/** `memberId`: whose it is, a profile; null for the whole table's. */
export type StaffLine = { product: Product; memberId: number | null; forAll: boolean; later: boolean };

/** Not sent yet: the account holds it from here on, or not at all. @throws not_found for a product of another branch */
async function insertLine(work: AccountWork, { product, forAll, later }: StaffLine): Promise<number> {
  const { id: offerId, comment = '', count } = product;
  const line = { offerId, choices: storedChoices(product), comment, count, forAll, later };
  const id = await addOfferedLine({ ...work, line });
  if (id === null) throw new AppError('not_found');
  return id;
}

/** A phone may send, by itself or by its code, only what its diner may buy (rule people/age). @throws age_required, under_age */
function assertAges(
  { ctx, account }: AccountWork,
  {
    coming,
    memberOf,
    drafts,
  }: {
    coming: readonly PricedLine[];
    memberOf: ReadonlyMap<number, number | null>;
    drafts: readonly PurchaseRow[];
  },
): void {
  const { country } = ctx.instance;
  const { timezone } = account.supplier.settings;
  for (const memberId of new Set(memberOf.values())) {
    const own = coming.filter(({ id }) => memberOf.get(id) === memberId);
    const draft = drafts.find(({ profile_id }) => profile_id === memberId);
    const [issue] = findAgeIssues({
      lines: own.map(({ content }) => ({
        name: lineNameOf({ ctx, content }),
        isAlcoholic: content.isAlcoholic,
      })),
      birthDate: draft?.details.birthDate ?? null,
      ...{ country, timezone, now: ctx.now },
    });
    if (issue)
      throw new AppError(issue.key, { values: toIssueValues(issue.values, majorOf(ctx.instance.currency)) });
  }
}

/**
 * One round of products that staff bring (rule staff/accounts), also after the bill was asked for. The account is locked.
 * @param sentBy a profile; null: staff @param drafts carts that they were in, locked
 * @throws age_required, under_age where a phone sends it, not_found, product_unavailable, option_sold_out, out_of_stock, options_invalid, cart_full
 */
export async function writeLines(
  work: AccountWork,
  {
    lines: brought,
    sentBy = null,
    drafts = [],
  }: { lines: readonly StaffLine[]; sentBy?: number | null; drafts?: readonly PurchaseRow[] },
): Promise<AccountRow> {
  const memberOf = new Map<number, number | null>();
  for (const line of brought) memberOf.set(await insertLine(work, line), line.memberId);
  const { sql, ctx, account } = work;
  const lines = (await listPricedLines({ sql, ctx, purchases: [account] })).get(account.id) ?? [];
  if (lines.length > ACCOUNT_LINES) throw new AppError('cart_full', { values: { limit: ACCOUNT_LINES } });
  // Pieces of one member fill a bundle, as where the phone sends them (rule menu/bundles).
  const coming = [...new Set(memberOf.values())].flatMap((memberId) =>
    withBundles(lines.filter(({ id }) => memberOf.get(id) === memberId)),
  );
  assertSold({ ctx, lines: coming, at: ctx.now, timezone: account.supplier.settings.timezone });
  if (sentBy !== null) assertAges(work, { coming, memberOf, drafts });
  return writeRound({
    ...work,
    sentBy,
    drafts,
    coming: coming.map((line) => ({ line, memberId: memberOf.get(line.id) ?? null })),
    sent: lines.filter(({ id }) => !memberOf.has(id)),
  });
}
