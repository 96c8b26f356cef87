import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import type { makeContext } from '@/backend/make-context';
import { findTransfer, reviewTransfer, seeProof } from '@/backend/staff';
import { reviewTransfer as call } from '@/lib/contract/staff/transfer-calls';
import { TRANSFER_REFUSALS } from '@/lib/domain/payments/transfer';
import { openOrderAsOperator } from './find-order';

type Deps = Parameters<typeof makeContext>[0]['deps'];
type Named = { slug: string; number: string };

/** @throws not_found */
async function openTransferOf({ deps, slug, number }: Named & { deps: Deps }) {
  const { ctx, id } = await openOrderAsOperator({ deps, name: `${slug}#${number}` });
  return { ctx, id: await findTransfer({ ctx, input: { id } }) };
}

/** `npm run tenant -- transfer …` (rule payments/transfer). */
export function registerTransferReviews({ app, deps }: { app: Hono; deps: Deps }): void {
  const path = '/operator/tenants/:slug/orders/:number/transfer';
  app.get(path, async (c) => {
    const { ctx, id } = await openTransferOf({ deps, ...c.req.param() });
    const picture = await seeProof({ ctx, input: { id } });
    return c.json({ payment_id: Number(id), picture: Buffer.from(picture).toString('base64') });
  });
  app.put(path, async (c) => {
    const review = call.body.safeParse(await c.req.json());
    if (!review.success) {
      const message = `A refusal says why: ${TRANSFER_REFUSALS.join(', ')}.`;
      throw new AppError('invalid_input', { message });
    }
    const { ctx, id } = await openTransferOf({ deps, ...c.req.param() });
    return c.json(await reviewTransfer({ ctx, input: { id, review: review.data } }));
  });
}
