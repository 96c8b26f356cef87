import { listWaitingPayments, takePayment, type WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { attendWaiterCall, listWaiterCalls, type WaiterCall } from '@/lib/contract/staff/waiter-calls';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';
import { minuteOf } from './read-all';

export const PAYMENTS_USAGE = 'payments <slug> | payments <slug> <id> taken|not-taken';
export const CALLS_USAGE = 'waiter-calls <slug> | waiter-calls <slug> <id> [<who comes>]';

type Answer = { data: unknown; text: string };
const isId = (word: string) => /^[1-9]\d*$/.test(word);

const toPaymentRow = (one: WaitingPayment): string[] => [
  minuteOf(one.begun_at),
  String(one.payment_id),
  one.table.label,
  one.name ?? '',
  one.method,
  String(one.amount),
  String(one.tip),
  String(one.cash_amount ?? ''),
];

/** `payments …`: shares that are paid in person, and whether their money was taken; null for other words. */
export async function runPayments(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, id, said, ...more] = words;
  if (!slug || more.length > 0) return null;
  if (id === undefined) {
    const data = await sendCall({ operator: await open(), slug, call: listWaitingPayments });
    const head = ['since (UTC)', 'id', 'table', 'who', 'method', 'amount', 'tip', 'hands over'];
    const none = `Nobody at ${slug} waits to pay in person.`;
    return { data, text: data.length > 0 ? toTable([head, ...data.map(toPaymentRow)]) : none };
  }
  if (!isId(id) || (said !== 'taken' && said !== 'not-taken')) return null;
  const data = await sendCall({
    ...{ operator: await open(), slug, call: takePayment },
    ...{ params: { id }, body: { taken: said === 'taken' } },
  });
  return { data, text: `Payment ${id} of ${slug} is ${data.status}.` };
}

const toCallRow = ({ called_at: calledAt, id, table, reason }: WaiterCall): string[] => [
  minuteOf(calledAt),
  String(id),
  table.label,
  reason,
];

/** `waiter-calls …`: calls that nobody attends yet, and who comes; null for other words. */
export async function runWaiterCalls(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, id, by, ...more] = words;
  if (!slug || more.length > 0) return null;
  if (id === undefined) {
    const data = await sendCall({ operator: await open(), slug, call: listWaiterCalls });
    const head = ['since (UTC)', 'id', 'table', 'reason'];
    const none = `Nobody at ${slug} calls the waiter.`;
    return { data, text: data.length > 0 ? toTable([head, ...data.map(toCallRow)]) : none };
  }
  if (!isId(id)) return null;
  const data = await sendCall({
    ...{ operator: await open(), slug, call: attendWaiterCall, params: { id }, body: { by } },
    wrong: 'A name has 1 to 40 letters.',
  });
  return { data, text: `Table ${data.table.label} of ${slug} reads that somebody comes.` };
}
