import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ReviewedTransfer, reviewTransfer } from '@/lib/contract/staff/transfer-calls';
import { TRANSFER_REFUSALS } from '@/lib/domain/payments/transfer';
import type { Operator } from './ask/ask-backend';
import { findNumbered } from './ask/find-order';
import { sendCall } from './ask/send-call';

export const TRANSFER_USAGE =
  'transfer <slug> <number> --save <file.webp> | transfer <slug> <number> --confirm | transfer <slug> <number> --refuse <reason>';

export const TRANSFER_OPTIONS = {
  save: { type: 'string' },
  confirm: { type: 'boolean' },
  refuse: { type: 'string' },
} as const;

/** `transfer …`: see the proof of an order's transfer, confirm or refuse it; null for other words. */
export async function runTransfer(
  words: string[],
  open: () => Promise<Operator>,
): Promise<{ data: unknown; text: string } | null> {
  const { values, positionals } = parseArgs({
    args: words,
    options: TRANSFER_OPTIONS,
    allowPositionals: true,
  });
  const [slug, number, ...more] = positionals;
  if (!slug || !number || more.length > 0 || Object.keys(values).length !== 1) return null;
  const operator = await open();
  const order = `order number ${number} of ${slug}`;
  const ofTenant = `tenants/${encodeURIComponent(slug)}`;
  const orderId = await findNumbered(operator, slug, number);
  const { id } = (await operator.call('GET', `${ofTenant}/orders/${orderId}/transfer`)) as { id: string };
  if (values.save !== undefined) {
    const file = resolve(values.save);
    const proof = (await operator.call('GET', `${ofTenant}/transfers/${id}/proof`)) as { picture: string };
    // Only its owner may read it.
    await writeFile(file, Buffer.from(proof.picture, 'base64'), { mode: 0o600, flag: 'wx' });
    return { data: { payment_id: Number(id), file }, text: `The proof of ${order} is in ${file}.` };
  }
  const data = await sendCall({
    ...{ operator, slug, call: reviewTransfer, params: { id } },
    body: values.confirm ? { decision: 'confirm' } : { decision: 'refuse', reason: values.refuse },
    wrong: `A refusal says why: ${TRANSFER_REFUSALS.join(', ')}.`,
  });
  const text = { success: 'is paid', declined: 'was refused' } as const satisfies Partial<
    Record<ReviewedTransfer['status'], string>
  >;
  const said =
    data.status === 'success' || data.status === 'declined' ? text[data.status] : 'goes back by hand';
  return { data, text: `The transfer of ${order} ${said}.` };
}
