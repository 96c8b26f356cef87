import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/payments/transfer-calls';
import { getTransfer } from './get-transfer';
import { uploadProof } from './upload-proof';
import { withdrawTransfer } from './withdraw-transfer';

const DAY_MINUTES = 24 * 60;

export function registerTransfers({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  const { proofsPerDay: perDay } = deps.config.limits;
  /** @throws rate_limited (guarantee/proof-pictures) */
  const countProof = (ctx: Context) => {
    const of = `${ctx.instance.id}:${getDinerId(ctx)}`;
    return countCall({ deps, bucket: 'proofs', of, perMinute: perDay / DAY_MINUTES, burst: perDay });
  };
  on(calls.getTransfer, ({ ctx, params }) => getTransfer({ ctx, input: { purchaseId: params.purchase_id } }));
  on(calls.withdrawTransfer, ({ ctx, params }) =>
    withdrawTransfer({ ctx, input: { purchaseId: params.purchase_id } }),
  );
  on(calls.uploadProof, async ({ ctx, body, file, visitor }) => {
    await countProof(ctx);
    return uploadProof({ ctx, input: { purchaseId: body.purchase_id, file, visitor } });
  });
}
