import { parseArgs } from 'node:util';
import { type OrderRefunds, refundOrder, setRefunded } from '@/lib/contract/staff/refund-calls';
import type { Operator } from './ask/ask-backend';
import { findNumbered } from './ask/find-order';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';

export const REFUND_USAGE =
  'refund <slug> <number> [amount] --reason <words> | refund <slug> <number> --given [--note <words>]';

export const REFUND_OPTIONS = {
  reason: { type: 'string' },
  given: { type: 'boolean' },
  note: { type: 'string' },
} as const;

type Order = { operator: Operator; slug: string; id: string };

const refundState = ({ status, by_hand: byHand }: OrderRefunds['refunds'][number]) => {
  if (status === 'refunded') return 'given back';
  return byHand ? 'to be given back by hand, then said with --given' : 'the gateway is asked to give it back';
};

function printRefunds({ slug, number, refunds }: OrderRefunds & { slug: string }): string {
  const rows = refunds.map((refund) => [String(refund.amount), refundState(refund)]);
  return `Order number ${number} of ${slug}:\n${rows.length > 0 ? toTable(rows) : 'nothing is given back'}`;
}

/** The same words give money back once (rule payments/staff-refunds). */
function giveBack({
  operator,
  slug,
  id,
  amount,
  reason,
}: Order & { amount: string | undefined; reason: string | undefined }): Promise<OrderRefunds> {
  return sendCall({
    ...{ operator, slug, call: refundOrder, params: { id } },
    body: { reason, amount: amount === undefined ? undefined : Number(amount) },
    wrong: 'An amount is more than 0; a reason has 1 to 200 letters.',
  });
}

/** Says of all that the order is owed that it was given. */
async function sayGiven({
  operator,
  slug,
  id,
  note,
}: Order & { note: string | undefined }): Promise<OrderRefunds> {
  const path = `tenants/${encodeURIComponent(slug)}/orders/${id}/refunds`;
  const read = async () => (await operator.call('GET', path)) as OrderRefunds;
  for (const refund of (await read()).refunds.filter(({ status }) => status === 'refund_due'))
    await sendCall({
      ...{ operator, slug, call: setRefunded, params: { id: String(refund.id) } },
      body: { status: 'refunded', note },
    });
  return read();
}

/** `refund …`: gives back what was paid online, or says that a person gave it back; null for other words. */
export async function runRefund(
  words: string[],
  open: () => Promise<Operator>,
): Promise<{ data: OrderRefunds; text: string } | null> {
  const { values, positionals } = parseArgs({
    args: words,
    options: REFUND_OPTIONS,
    allowPositionals: true,
  });
  const { given, reason, note } = values;
  const [slug, number, amount, ...more] = positionals;
  if (!slug || !number || more.length > 0 || (given ? amount !== undefined : !reason)) return null;
  const operator = await open();
  const order = { operator, slug, id: await findNumbered(operator, slug, number) };
  const data = given
    ? await sayGiven({ ...order, note: note || undefined })
    : await giveBack({ ...order, amount, reason });
  return { data, text: printRefunds({ slug, ...data }) };
}
