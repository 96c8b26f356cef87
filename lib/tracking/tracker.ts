import { ApiError } from '@/lib/clients/api-error';
import { createTracking } from '@/lib/contract/visit/calls';
import type { TrackingRequest } from '@/lib/contract/visit/tracking';
import { isUnknownSession } from '@/lib/session/ensure-session';
import type { SessionContext } from '@/lib/session/session-context';
import type { Sale } from '@/lib/stores/slices';

/** The visit adds who, where and origin. */
export type VisitEvent = Pick<TrackingRequest, 'event'> &
  Partial<
    Pick<TrackingRequest, 'product' | 'product_supplier_ids' | 'content_ids' | 'purchase_id' | 'heights'>
  > & {
    /** Lets every sink count an event once. */
    id: string;
  };
export type EventSink = (event: VisitEvent & { sale?: Sale }) => void;

/** While waiting for a session or network; drops the oldest (guarantee/tracking-queue). */
const QUEUE_LIMIT = 100;

export type Tracker = {
  /** Never throws, never waits. */
  track: (event: Omit<VisitEvent, 'id'>) => void;
  flush: () => Promise<void>;
  /** @returns the function that removes it */
  addSink: (sink: EventSink) => () => void;
};

function toRequest({
  context,
  event: { id: _id, ...event },
}: {
  context: SessionContext;
  event: VisitEvent;
}): TrackingRequest {
  const { stores, tenant, screen } = context;
  const { session, acquisition } = stores.shared.getState();
  return {
    ...event,
    view_vue: screen.view,
    table_code: stores.ontable.getState().tableCode,
    front_lang: tenant.lang,
    session_id: session?.id ?? null,
    acquisition_id: acquisition?.id ?? null,
    service: stores.order.getState().service,
    customer_id: tenant.id,
    supplier_id: screen.supplier?.id ?? null,
    profile_id: stores.profile.getState().profile?.id ?? null,
  };
}

export function createTracker({
  context,
  createId,
  renewSession,
}: {
  context: SessionContext;
  createId: () => string;
  /** For one that the server does not know, or that is over; then flushes (rule visit/retention). */
  renewSession: () => void;
}): Tracker {
  const queue: VisitEvent[] = [];
  const sinks = new Set<EventSink>();
  let sending: Promise<void> | null = null;
  let wasRenewed = false;

  const send = async () => {
    for (let event = queue[0]; event !== undefined; event = queue[0]) {
      try {
        await context.http(createTracking, { body: toRequest({ context, event }) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'network' || error.kind === 'timeout') return;
        // Once a page: a server that knows no session would be asked for ever.
        if (isUnknownSession(error) && !wasRenewed) {
          wasRenewed = true;
          renewSession();
          return;
        }
      }
      if (queue[0] === event) queue.shift();
    }
  };

  const flush = () => {
    if (!context.stores.shared.getState().session) return Promise.resolve();
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    track: (event) => {
      const whole = { ...event, id: createId() };
      queue.push(whole);
      if (queue.length > QUEUE_LIMIT) queue.shift();
      for (const sink of sinks) sink(whole);
      void flush();
    },
    flush,
    addSink: (sink) => {
      sinks.add(sink);
      return () => sinks.delete(sink);
    },
  };
}
