import * as z from 'zod/mini';
import { UNPROVED_REASONS } from '@/lib/domain/orders/delivery-code';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { createSafeStorage } from './safe-storage';
import { createSliceStore, defineSlice } from './slice-store';

const tapSchema = z.object({
  key: z.string(),
  /** Whose tap it is: nobody else sends it. */
  mail: z.string(),
  slug: z.string(),
  id: z.int(),
  number: z.nullable(z.int()),
  /** As it stands after it; with `line` or `lines`, as it stood. */
  status: z.enum(ORDER_STATUSES),
  /** It takes back the move to this status (rule staff/undo). */
  undoes: z.optional(z.enum(ORDER_STATUSES)),
  /** It says that a line is made, or is not; `count`: as it was shown (rule staff/strikes). */
  line: z.optional(z.object({ id: z.int(), struck: z.boolean(), count: z.int() })),
  /** It says that lines of a table's account are being made, or were served (rule staff/rounds). */
  lines: z.optional(z.object({ ids: z.array(z.int()), state: z.enum(['preparation', 'served']) })),
  minutes: z.optional(z.int()),
  reason: z.optional(z.string()),
  signs: z.optional(z.string()),
  unproved: z.optional(z.object({ reason: z.enum(UNPROVED_REASONS), words: z.optional(z.string()) })),
  /** Milliseconds. */
  at: z.number(),
  /** It was sent once and got no answer. */
  waits: z.boolean(),
});
export type Tap = z.infer<typeof tapSchema>;

const tapsSlice = defineSlice({
  name: 'staff-taps',
  version: 1,
  schema: z.object({ taps: z.array(tapSchema) }),
  initial: { taps: [] },
});

/** There is no second storage behind the tab's: the page's memory is next. */
const openNone = (): never => {
  throw new Error('no storage');
};

/** The taps of this tab that have no answer yet, over reloads. Another tab of the same board has its own. */
export const createTaps = () =>
  createSliceStore({
    slice: tapsSlice,
    storage: createSafeStorage({
      open: () => window.sessionStorage,
      openSpare: openNone,
      onRefused: () => undefined,
    }),
  });
export type Taps = ReturnType<typeof createTaps>;
