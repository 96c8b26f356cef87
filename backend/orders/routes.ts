import type { Hono } from 'hono';
import type { MenuWatch } from '@/backend/menu';
import * as orders from '@/backend/orders';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { photoLimiter } from '@/backend/platform/http/limit-photos';
import type { OnCall } from '@/backend/platform/http/register-call';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import * as calls from '@/lib/contract/orders/calls';
import * as help from '@/lib/contract/orders/help-calls';
import * as lists from '@/lib/contract/orders/list-calls';
import { askPhoneCode, confirmPhone } from '@/lib/contract/people/phone-code-calls';
import { registerLinks } from './links/link-routes';
import { guestTries } from './placing/limit-guests';
import { phoneLimiter } from './placing/limit-phones';
import { unpaidLimiter } from './placing/limit-unpaid';
import { registerOrderEvents } from './watch-order';

export function registerOrders({
  app,
  on,
  deps,
  live,
  watchMenu,
}: {
  app: Hono<AppEnv>;
  on: OnCall;
  deps: AppDeps;
  live: LiveStreams;
  watchMenu: MenuWatch;
}): void {
  on(lists.listActualPurchases, ({ ctx }) => orders.listActualPurchases({ ctx }));
  on(lists.listMyPurchases, ({ ctx, params, query }) =>
    orders.listMyPurchases({ ctx, input: { id: params.id, before: query.before } }),
  );
  const [tries, unpaid] = [guestTries(deps), unpaidLimiter(deps)];
  const { heldOrders: most, addressHeldOrders: mostOfAddress } = deps.config.limits;
  on(calls.placeOrder, ({ ctx, body, visitor }) => {
    const { count: countUnpaid } = unpaid({ ctx, visitor });
    const counted = {
      tryGuest: tries({ ctx, visitor }),
      countUnpaid,
      held: { most, mostOfAddress, visitor },
    };
    return orders.placeOrder({ ctx, input: { ...body, ...counted } });
  });
  on(calls.getOrder, ({ ctx, params }) => orders.getOrder({ ctx, input: params }));
  on(calls.orderAgain, ({ ctx, params }) => orders.orderAgain({ ctx, input: params }));
  on(calls.changeTip, ({ ctx, params, body }) => orders.changeTip({ ctx, input: { ...params, ...body } }));
  on(calls.rateOrder, ({ ctx, params, body }) =>
    orders.rateOrder({ ctx, input: { ...params, rating: body } }),
  );
  on(help.getHelp, ({ ctx, params }) => orders.getHelp({ ctx, input: params }));
  on(help.askHelp, ({ ctx, params, body }) => orders.askHelp({ ctx, input: { ...params, ...body } }));
  const countPhoto = photoLimiter(deps);
  on(help.sendHelpPhoto, async ({ ctx, params, file, visitor }) => {
    await countPhoto({ ctx, visitor });
    return orders.sendHelpPhoto({ ctx, input: { ...params, file, visitor } });
  });
  registerOrderEvents({ app, deps, live, watchMenu });
  registerLinks({ on, deps });
  const { addressCodesPerDay: addressDay, tenantCodesPerDay: tenantDay } = deps.config.limits;
  const countPhone = phoneLimiter(deps);
  on(askPhoneCode, ({ ctx, body, visitor }) =>
    orders.askCode({ ctx, input: body, visitor, limits: { addressDay, tenantDay }, countPhone }),
  );
  on(confirmPhone, ({ ctx, body }) => orders.confirmPhone({ ctx, input: body }));
  on(calls.cancelOrder, ({ ctx, params, query, visitor }) => {
    const { giveBack } = unpaid({ ctx, visitor });
    return orders.cancelOrder({ ctx, input: { ...params, ...query, giveBack } });
  });
}
