import type { Command } from '../command';
import { CLOSE_OPTIONS, CLOSE_USAGE, runClose } from './close-command';
import { COUPON_OPTIONS, COUPON_USAGE, runCoupon } from './coupon-command';
import { ORDERS_OPTIONS, ORDERS_USAGE, runOrders } from './orders-command';
import { PAUSE_OPTIONS, PAUSE_USAGE, runPause } from './pause-command';
import { runSales, SALES_OPTIONS, SALES_USAGE } from './sales-command';
import { runSoldOut, SOLDOUT_OPTIONS, SOLDOUT_USAGE } from './soldout-command';

/** The commands of a shift and of a day, as the screens of the restaurant do them. */
export const SHIFT_COMMANDS: Record<string, Command> = {
  soldout: { usage: SOLDOUT_USAGE, options: SOLDOUT_OPTIONS, run: runSoldOut },
  pause: { usage: PAUSE_USAGE, options: PAUSE_OPTIONS, run: runPause },
  orders: { usage: ORDERS_USAGE, options: ORDERS_OPTIONS, run: runOrders },
  sales: { usage: SALES_USAGE, options: SALES_OPTIONS, run: runSales },
  close: { usage: CLOSE_USAGE, options: CLOSE_OPTIONS, run: runClose },
  coupon: { usage: COUPON_USAGE, options: COUPON_OPTIONS, run: runCoupon },
};
