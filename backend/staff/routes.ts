import type { Hono } from 'hono';
import { getProduct } from '@/backend/menu';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import * as staff from '@/backend/staff';
import * as alerts from '@/lib/contract/staff/alert-calls';
import * as board from '@/lib/contract/staff/board-calls';
import * as calls from '@/lib/contract/staff/calls';
import * as devices from '@/lib/contract/staff/device-calls';
import * as help from '@/lib/contract/staff/help-calls';
import * as history from '@/lib/contract/staff/history-calls';
import * as instance from '@/lib/contract/staff/instance-calls';
import * as links from '@/lib/contract/staff/link-calls';
import * as numbers from '@/lib/contract/staff/number-calls';
import * as offers from '@/lib/contract/staff/offer-calls';
import * as pace from '@/lib/contract/staff/pace-calls';
import * as payments from '@/lib/contract/staff/payment-calls';
import * as people from '@/lib/contract/staff/people-calls';
import * as ratings from '@/lib/contract/staff/rating-calls';
import * as refunds from '@/lib/contract/staff/refund-calls';
import * as rooms from '@/lib/contract/staff/room-charge-calls';
import * as televisions from '@/lib/contract/staff/television-calls';
import * as transfers from '@/lib/contract/staff/transfer-calls';
import * as waiter from '@/lib/contract/staff/waiter-calls';
import { registerStaffAccounts } from './account-routes';
import { registerStaffBookings } from './booking-routes';
import { registerDay } from './day/routes';
import { registerBranchEvents } from './orders/watch-branches';
import { registerPictures } from './proof-routes';
import { registerShopFiles } from './shop/file-routes';
import { registerShop } from './shop/routes';

export function registerStaff({
  app,
  on,
  deps,
  live,
}: {
  app: Hono<AppEnv>;
  on: OnCall;
  deps: AppDeps;
  live: LiveStreams;
}): void {
  registerBranchEvents({ app, deps, live });
  registerPictures({ app, deps });
  registerShopFiles({ app, deps });
  registerStaffCalls({ on, counted: deps });
}

/** Registers the calls of the contract, which the operator sends too (docs/decisions/0337), whose calls are not counted. */
export function registerStaffCalls({ on, counted }: { on: OnCall; counted?: AppDeps }): void {
  registerStaffAccounts({ on });
  registerStaffBookings({ on });
  registerDay({ on });
  registerOrders({ on });
  registerMoney({ on });
  registerTables({ on });
  registerWords({ on });
  registerPeople({ on });
  registerTelevisions({ on });
  registerShop({ on, counted });
  on(instance.getStaffInstance, ({ ctx }) => staff.getStaffInstance({ ctx }));
  on(instance.setInstanceStatus, ({ ctx, body }) => staff.setStaffStatus({ ctx, input: body }));
  on(offers.listStaffOffers, ({ ctx, query }) =>
    staff.listStaffOffers({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(offers.getStaffProduct, ({ ctx, params }) => getProduct({ ctx, input: params }));
  on(offers.setStaffOffer, ({ ctx, params, body }) =>
    staff.setStaffOffer({ ctx, input: { id: params.id, ...body } }),
  );
  on(offers.listStaffOptions, ({ ctx, query }) =>
    staff.listStaffOptions({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(offers.setStaffOption, ({ ctx, params, body: { supplier_id: supplierId, ...said } }) =>
    staff.setStaffOption({ ctx, input: { id: params.id, supplierId, ...said } }),
  );
  on(pace.getPace, ({ ctx, params }) => staff.getPace({ ctx, input: params }));
  on(pace.setBusy, ({ ctx, params, body }) => staff.setBusy({ ctx, input: { ...params, ...body } }));
  on(pace.pauseBranch, ({ ctx, params, body }) => staff.pauseBranch({ ctx, input: { ...params, ...body } }));
}

/** Registers who works for the restaurant, and their shared tablets. */
function registerPeople({ on }: { on: OnCall }): void {
  on(devices.listDevices, ({ ctx }) => staff.listDevices({ ctx }));
  on(devices.addDevice, ({ ctx, body }) => staff.addDevice({ ctx, input: body }));
  on(devices.renewDeviceCode, ({ ctx, params }) => staff.renewDeviceCode({ ctx, input: params }));
  on(devices.endDevice, ({ ctx, params }) => staff.endDevice({ ctx, input: params }));
  on(devices.allowPins, ({ ctx, params }) => staff.allowPins({ ctx, input: params }));
  on(people.listPeople, ({ ctx }) => staff.listPeople({ ctx }));
  on(people.invitePerson, ({ ctx, body }) => staff.invitePerson({ ctx, input: body }));
  on(people.deleteInvitation, ({ ctx, params }) => staff.deleteInvitation({ ctx, input: params }));
  on(people.linkPassword, ({ ctx, params }) => staff.linkPassword({ ctx, input: params }));
  on(people.setRole, ({ ctx, params, body }) => staff.setRole({ ctx, input: { ...params, ...body } }));
  on(history.listHistory, ({ ctx, query }) => staff.listHistory({ ctx, input: query }));
  on(people.removePerson, ({ ctx, params }) => staff.removePerson({ ctx, input: params }));
}

/** Registers the screens in the hall. */
function registerTelevisions({ on }: { on: OnCall }): void {
  on(televisions.listTelevisions, ({ ctx }) => staff.listTelevisions({ ctx }));
  on(televisions.openTelevision, ({ ctx, body }) =>
    staff.openTelevision({ ctx, input: { supplierId: body.supplier_id } }),
  );
  on(televisions.endTelevision, ({ ctx, params }) => staff.endTelevision({ ctx, input: params }));
}

/** Registers the orders of the kitchen and their links. */
function registerOrders({ on }: { on: OnCall }): void {
  on(calls.listStaffOrders, ({ ctx, query }) =>
    staff.listStaffOrders({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(alerts.getAlerts, ({ ctx, params }) => staff.getAlerts({ ctx, input: params }));
  on(alerts.setAlerts, ({ ctx, params, body }) => staff.setAlerts({ ctx, input: { ...params, ...body } }));
  on(board.putFirst, ({ ctx, params, body }) => staff.putFirst({ ctx, input: { ...params, ...body } }));
  on(board.putCalled, ({ ctx, params, body }) => staff.putCalled({ ctx, input: { ...params, ...body } }));
  on(board.putLines, ({ ctx, params, body }) => staff.putLines({ ctx, input: { ...params, ...body } }));
  on(board.strikeLine, ({ ctx, params, body }) => staff.strikeLine({ ctx, input: { ...params, ...body } }));
  on(calls.readOrderNews, ({ ctx, params, body }) =>
    staff.readOrderNews({ ctx, input: { id: params.id, through: body.through } }),
  );
  on(
    calls.moveStaffOrder,
    ({ ctx, params, body }) => staff.moveStaffOrder({ ctx, input: { id: params.id, ...body } }),
    ({ ctx, params }) => staff.readMovedOrder({ ctx, input: { id: params.id } }),
  );
  on(
    board.undoMove,
    ({ ctx, params, body }) => staff.undoStaffMove({ ctx, input: { id: params.id, ...body } }),
    ({ ctx, params }) => staff.readMovedOrder({ ctx, input: { id: params.id } }),
  );
  on(board.listDoneOrders, ({ ctx, query }) =>
    staff.listDoneOrders({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(
    board.recallOrder,
    ({ ctx, params }) => staff.recallOrder({ ctx, input: params }),
    ({ ctx, params }) => staff.readMovedOrder({ ctx, input: { id: params.id } }),
  );
  on(links.createRatingLink, ({ ctx, params }) => staff.createRatingLink({ ctx, input: params }));
  on(links.createOrderLink, ({ ctx, params }) => staff.createOrderLink({ ctx, input: params }));
  on(links.deleteOrderLinks, ({ ctx, params }) => staff.deleteOrderLinks({ ctx, input: params }));
}

/** Registers charges that do not match, refunds and transfers. */
function registerMoney({ on }: { on: OnCall }): void {
  on(calls.listChargeProblems, ({ ctx, query }) =>
    staff.listChargeProblems({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(payments.settleChargeProblem, ({ ctx, params, body }) =>
    staff.settleChargeProblem({ ctx, input: { ...params, ...body } }),
  );
  on(refunds.listOwedRefunds, ({ ctx, query }) =>
    staff.listOwedRefunds({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(refunds.setRefunded, ({ ctx, params, body }) =>
    staff.setRefunded({ ctx, input: { id: params.id, note: body.note } }),
  );
  on(refunds.refundOrder, ({ ctx, params, body }) =>
    staff.refundOrder({
      ctx,
      input: {
        id: params.id,
        amount: body.amount ?? null,
        reason: body.reason,
        words: body.words ?? null,
      },
    }),
  );
  on(transfers.listTransfers, ({ ctx, query }) =>
    staff.listTransfers({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(transfers.reviewTransfer, ({ ctx, params, body }) =>
    staff.reviewTransfer({ ctx, input: { id: params.id, review: body } }),
  );
}

/** Registers the waiter's calls, payments at a table and charges to a room. */
function registerTables({ on }: { on: OnCall }): void {
  on(waiter.listWaiterCalls, ({ ctx, query }) =>
    staff.listWaiterCalls({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(waiter.attendWaiterCall, ({ ctx, params, body }) =>
    staff.attendWaiterCall({ ctx, input: { id: params.id, by: body.by ?? null } }),
  );
  on(payments.listWaitingPayments, ({ ctx, query }) =>
    staff.listWaitingPayments({ ctx, input: { supplierId: query.supplier_id } }),
  );
  on(payments.takePayment, ({ ctx, params, body }) =>
    staff.takePayment({ ctx, input: { id: params.id, taken: body.taken } }),
  );
  on(rooms.listRoomCharges, ({ ctx, query }) =>
    staff.listRoomCharges({
      ctx,
      input: {
        supplierId: query.supplier_id,
        isOpen: query.open === undefined ? null : query.open === 'true',
        before: query.before,
      },
    }),
  );
  on(rooms.settleRoomCharge, ({ ctx, params, body }) =>
    staff.settleRoomCharge({ ctx, input: { ...params, ...body } }),
  );
}

/** Registers ratings, survey answers, requests for help and the count of visits. */
function registerWords({ on }: { on: OnCall }): void {
  on(ratings.listStaffRatings, ({ ctx, query }) =>
    staff.listRatings({ ctx, input: { supplierId: query.supplier_id, before: query.before } }),
  );
  on(help.answerRating, ({ ctx, params, body }) =>
    staff.answerRating({ ctx, input: { ...params, ...body } }),
  );
  on(ratings.listStaffSurveyAnswers, ({ ctx, query }) =>
    staff.listSurveyAnswers({ ctx, input: { supplierId: query.supplier_id, before: query.before } }),
  );
  on(help.listHelpRequests, ({ ctx, query }) =>
    staff.listHelpRequests({
      ctx,
      input: {
        supplierId: query.supplier_id,
        orderId: query.order_id,
        isOpen: query.open === undefined ? null : query.open === 'true',
        before: query.before,
      },
    }),
  );
  on(help.answerHelp, ({ ctx, params, body }) => staff.answerHelp({ ctx, input: { ...params, ...body } }));
  on(help.settleHelp, ({ ctx, params }) => staff.settleHelp({ ctx, input: params }));
  on(help.listConversations, ({ ctx, query }) =>
    staff.listConversations({ ctx, input: { supplierId: query.supplier_id, orderId: query.order_id } }),
  );
  on(numbers.countStaffVisits, ({ ctx, query }) =>
    staff.countVisits({ ctx, input: { from: query.from, to: query.to } }),
  );
}
