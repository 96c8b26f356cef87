import { actorName } from '@/backend/actor-name';
import type { OfferedMethod } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { renameLimit } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import {
  type GiveBack,
  giveBackCalls,
  type Reserved,
  reserveCalls,
} from '@/backend/platform/http/reserve-calls';
import type { PurchaseRow } from '@/backend/purchases';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { needsPhoneCode } from '@/lib/domain/people/phone-code';

export type { GiveBack };

type Way = Pick<OfferedMethod, 'method' | 'online'>;
type Placing = { purchase: Pick<PurchaseRow, 'service' | 'details'>; method: Way };

/**
 * Counts an order that the kitchen gets without a payment, also by leaving an online one.
 * @returns what gives it back, where nothing was ordered after all @throws unpaid_orders
 */
export type CountUnpaid = (placing: Placing) => Promise<GiveBack>;
export type GiveBackUnpaid = (placed: Placing) => Promise<void>;

/** A share of an address's hourly limit, as a phone is invented as easily as a profile is made. */
const UNCONFIRMED = { perHour: 1 / 2, burst: 1 / 10 };

/**
 * A diner who pays in person may never come; stock and slots are held until staff cancel (rule orders/unpaid). A
 * profile is free, so their phone counts too; an address counts where nobody has to be there to order, and for less
 * where no code has confirmed the phone.
 */
export function unpaidLimiter(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  const { unpaidOrdersPerHour, addressUnpaidOrdersPerHour } = deps.config.limits;
  const counted = (of: string, perHour: number, burst = perHour): Reserved => ({
    ...{ deps, bucket: 'unpaid-orders', of },
    ...{ perMinute: perHour / 60, burst },
  });
  const countedAddress = (of: string, isConfirmed: boolean): Reserved =>
    isConfirmed
      ? counted(`${of}:confirmed`, addressUnpaidOrdersPerHour)
      : counted(
          of,
          addressUnpaidOrdersPerHour * UNCONFIRMED.perHour,
          Math.ceil(addressUnpaidOrdersPerHour * UNCONFIRMED.burst),
        );
  return ({ ctx, visitor }: { ctx: Pick<Context, 'instance' | 'actor' | 'sms'>; visitor: string | null }) => {
    const { id } = ctx.instance;
    const countsOfPerson = ({ details }: Pick<PurchaseRow, 'details'>): Reserved[] => {
      const { phone = '', phone_code = '' } = details.contact ?? {};
      return [
        counted(`${id}:${actorName(ctx.actor)}`, unpaidOrdersPerHour),
        ...(phone === '' ? [] : [counted(`${id}:phone:${phone_code}${phone}`, unpaidOrdersPerHour)]),
      ];
    };
    const countsOfAddress = ({ service }: Pick<PurchaseRow, 'service'>): Reserved[] => {
      // Without the code it was not placed (rule people/phone-code).
      const isConfirmed = needsPhoneCode({
        asksCode: ctx.instance.asksPhoneCode && ctx.sms !== null,
        service,
      });
      const comesFrom = service === 'on_table' ? null : visitor;
      return comesFrom === null ? [] : [countedAddress(`${id}:address:${comesFrom}`, isConfirmed)];
    };
    const isCounted = ({ method, online }: Way) => !online && !isRoomCharge(method);
    const count: CountUnpaid = async ({ purchase, method }) => {
      if (!isCounted(method)) return async () => undefined;
      return reserveCalls([...countsOfPerson(purchase), ...countsOfAddress(purchase)]).catch(
        (error: unknown) => {
          throw renameLimit(error, 'unpaid_orders');
        },
      );
    };
    /**
     * A diner's cancelled order no longer counts for its phone: else placing and cancelling would use up somebody else's. It counts
     * for its address still: a board has a card of each until somebody has seen it.
     */
    const giveBack: GiveBackUnpaid = async ({ purchase, method }) => {
      if (isCounted(method)) await giveBackCalls(countsOfPerson(purchase));
    };
    return { count, giveBack };
  };
}
