import type { Hono } from 'hono';
import { makeContext } from '@/backend/make-context';
import { unpaidLimiter } from '@/backend/orders';
import * as payments from '@/backend/payments';
import { describeFault } from '@/backend/platform/describe-fault';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { readText } from '@/backend/platform/http/read-body';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { pushLimiter } from './limit-pushes';
import { registerTransfers } from './transfer/routes';

export function registerPayments({ app, on, deps }: { app: Hono<AppEnv>; on: OnCall; deps: AppDeps }): void {
  on(getPaymentMethods, ({ ctx, query }) => payments.listPaymentMethods({ ctx, input: query }));
  const limitPushes = pushLimiter(deps);
  on(calls.startPayment, async ({ ctx, body }) => {
    const countPush = () => limitPushes({ ctx, request: body });
    return payments.startPayment({ ctx, input: body, countPush });
  });
  on(calls.getGateway, ({ ctx, query }) => payments.getGateway({ ctx, input: query }));

  on(calls.listBanks, ({ ctx, query }) => payments.listBanks({ ctx, input: query }));

  const unpaid = unpaidLimiter(deps);
  on(calls.payInPerson, ({ ctx, params, body, visitor }) => {
    const { count: countUnpaid } = unpaid({ ctx, visitor });
    return payments.payInPerson({ ctx, input: { ...body, purchaseId: params.purchase_id, countUnpaid } });
  });

  on(calls.giveUpPayment, ({ ctx, params }) =>
    payments.giveUpPayment({ ctx, input: { paymentId: params.payment_id } }),
  );
  registerTransfers({ on, deps });

  app.on('POST', ['/webhooks/:provider', '/webhooks/:provider/:account'], async (c) => {
    const ctx = makeContext({ deps, instance: c.var.instance, actor: { kind: 'gateway' } });
    const raw = await readText(c);
    const { provider = '', account = null } = c.req.param();
    const input = { provider, account, raw, headers: c.req.header() };
    // Stored already: the job handles what is left undone.
    for (const inboxId of await payments.receiveEvent({ ctx, input })) {
      payments
        .handleEvent({ ctx, inboxId })
        .catch((error: Error) =>
          deps.log.error({ error: describeFault(error) }, 'handling a gateway event failed'),
        );
    }
    c.header('cache-control', 'private, no-store');
    return c.json({ received: true });
  });
}
