import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReviewedTransfer } from '@/lib/contract/staff/transfer-calls';
import type { Operator } from './ask-backend';

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
  const path = `tenants/${encodeURIComponent(slug)}/orders/${encodeURIComponent(number)}/transfer`;
  const order = `order number ${number} of ${slug}`;
  if (values.save !== undefined) {
    const file = resolve(values.save);
    const found = (await (await open()).call('GET', path)) as { payment_id: number; picture: string };
    // Only its owner may read it.
    await writeFile(file, Buffer.from(found.picture, 'base64'), { mode: 0o600, flag: 'wx' });
    return { data: { payment_id: found.payment_id, file }, text: `The proof of ${order} is in ${file}.` };
  }
  const review = values.confirm ? { decision: 'confirm' } : { decision: 'refuse', reason: values.refuse };
  const data = (await (await open()).call('PUT', path, review)) as ReviewedTransfer;
  const text = { success: 'is paid', declined: 'was refused' } as const satisfies Partial<
    Record<ReviewedTransfer['status'], string>
  >;
  const said =
    data.status === 'success' || data.status === 'declined' ? text[data.status] : 'goes back by hand';
  return { data, text: `The transfer of ${order} ${said}.` };
}
