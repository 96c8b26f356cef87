import { parseArgs } from 'node:util';
import { amountCell } from '@/backend/folders/print/cells';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { listCouponUses } from '@/lib/contract/staff/shop/coupon-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { didYouMean } from '../print/did-you-mean';
import { printCsv } from '../print/print-csv';
import { toTable } from '../print/to-table';
import { readParts } from '../shop/read-parts';
import { sendSteps } from '../shop/send-steps';
import { tellOutcome } from '../shop/tell-outcome';

export const COUPON_USAGE = 'coupon <slug> [--csv] | coupon <slug> remove <code> [--yes]';
export const COUPON_OPTIONS = { csv: { type: 'boolean' }, yes: { type: 'boolean' } } as const;

type Coupon = NonNullable<ShopAnswer['shop']['coupons']>[number];
const HEAD = ['code', 'what', 'from', 'until', 'used', 'limit'];

function sayTerms({ terms }: Coupon, currency: Currency): string {
  if (terms.kind === 'free_delivery') return 'free delivery';
  if (terms.kind === 'amount')
    return `${amountCell({ amountMinor: terms.amountMinor, currency })} ${currency}`;
  const most =
    terms.maxMinor === undefined ? '' : `, at most ${amountCell({ amountMinor: terms.maxMinor, currency })}`;
  return `${terms.percent} %${most}`;
}

async function list({
  operator,
  slug,
  csv,
}: {
  operator: Operator;
  slug: string;
  csv: boolean;
}): Promise<Answer> {
  const { coupons, facts } = await readParts({ operator, slug, parts: ['coupons'] });
  const uses = await sendCall({ operator, slug, call: listCouponUses });
  const used = new Map(uses.coupons.map((one) => [one.code, one.used]));
  const data = coupons.map((coupon) => ({ ...coupon, used: used.get(coupon.code) ?? 0 }));
  const { currency } = facts;
  const rows = data.map(({ code, from, until, limit, ...coupon }) => [
    ...[code, sayTerms({ code, from, until, limit, ...coupon }, currency)],
    ...[from ?? '', until ?? '', coupon.used, limit ?? ''],
  ]);
  if (csv) return { data, text: printCsv({ head: HEAD, rows, currency }) };
  const table = toTable([HEAD, ...rows.map((row) => row.map(String))]);
  return { data, text: rows.length > 0 ? table : `${slug} has no coupon.` };
}

/** `coupon …`: the coupons of a tenant with how many orders used each, or takes one away as a change that may be undone; null for other words. */
export async function runCoupon(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: COUPON_OPTIONS },
    allowPositionals: true,
  });
  const [slug, verb, code, ...more] = positionals;
  const { csv = false, yes = false } = values;
  if (!slug || more.length > 0) return null;
  if (verb === undefined) return yes ? null : list({ operator: await open(), slug, csv });
  if (verb !== 'remove' || code === undefined || csv) return null;
  const operator = await open();
  const { coupons } = await readParts({ operator, slug, parts: ['coupons'] });
  const index = coupons.findIndex((one) => one.code === code);
  const entity = coupons[index];
  if (!entity) {
    const known = coupons.map((one) => one.code);
    throw new Error(`There is no coupon ${code}${didYouMean(code, known)}`);
  }
  const after = coupons[index - 1]?.code ?? null;
  const patches = [{ op: 'remove' as const, kind: 'coupon' as const, key: code, after, entity }];
  const data = await sendSteps({ operator, slug, patches, yes });
  return { data, text: tellOutcome({ outcome: data, did: `The coupon ${code} is removed.` }) };
}
