import {
  bringOfferBack,
  bringOptionBack,
  endBusy,
  findBusyOver,
  findLoaded,
  findOffersBack,
  findOptionsBack,
  followLoad,
  LOADED,
} from '@/backend/staff';
import { defineJob, type Job } from './define-job';

/** The jobs that end or change what a branch says of its day. */
export const OF_BRANCHES: readonly Job[] = [
  defineJob({
    kind: 'busy',
    due: [{ from: 'suppliers', at: 'busy_until' }],
    find: findBusyOver,
    run: (ctx, { id }) => endBusy({ ctx, supplierId: id }),
  }),
  defineJob({
    kind: 'load',
    due: [LOADED],
    find: findLoaded,
    run: (ctx, { id }) => followLoad({ ctx, supplierId: id }),
  }),
  defineJob({
    kind: 'sold_out',
    due: [{ from: 'supplier_products', at: 'back_at' }],
    find: findOffersBack,
    run: (ctx, { id }) => bringOfferBack({ ctx, offerId: id }),
  }),
  defineJob({
    kind: 'sold_out_option',
    countedAs: 'sold_out',
    due: [{ from: 'sold_out_options', at: 'back_at' }],
    find: findOptionsBack,
    run: (ctx, { id }) => bringOptionBack({ ctx, id }),
  }),
];
