import { createTracker } from '@/lib/tracking/tracker';
import { appBench, httpError, networkError } from '@/tests/support/browser/app-bench';

const PATH = '/api/trackings.json';

function open(answers: unknown[]) {
  const bench = appBench({ [PATH]: answers });
  let id = 0;
  const renewSession = jest.fn(() => bench.stores.shared.setState({ session: null }));
  const tracker = createTracker({ context: bench.context, createId: () => `e${++id}`, renewSession });
  const events = () => bench.calls.map(({ body }) => (body as { event: string }).event);
  return { ...bench, tracker, events, renewSession };
}

describe('tracking', () => {
  it('waits for a session, then sends in order with who, where and from what (rule visit/views)', async () => {
    const { tracker, stores, calls, events } = open([{ id: 1 }]);
    tracker.track({ event: 'page_view' });
    tracker.track({ event: 'view_product' });
    await tracker.flush();
    expect(calls).toEqual([]);
    stores.shared.setState({ session: { id: 3 }, acquisition: { id: 4 } });
    await tracker.flush();
    expect(events()).toEqual(['page_view', 'view_product']);
    expect(calls[0]?.body).toMatchObject({
      view_vue: 'Home',
      front_lang: 'es',
      session_id: 3,
      acquisition_id: 4,
      customer_id: 1,
      supplier_id: null,
      profile_id: null,
    });
    expect(calls[0]?.body).not.toHaveProperty('id');
  });

  it('keeps what met no network, and lets go what was answered', async () => {
    const { tracker, stores, events } = open([networkError(), httpError(422), { id: 1 }]);
    stores.shared.setState({ session: { id: 3 } });
    tracker.track({ event: 'one' });
    await tracker.flush();
    tracker.track({ event: 'two' });
    await tracker.flush();
    expect(events()).toEqual(['one', 'one', 'two']);
  });

  it('keeps what an ended session did not take for the next one, once a page (rule visit/retention)', async () => {
    const unknown = () => httpError(422, { session_id: 'unknown' });
    const { tracker, stores, events, renewSession, calls } = open([
      unknown(),
      { id: 1 },
      unknown(),
      { id: 2 },
    ]);
    stores.shared.setState({ session: { id: 3 } });
    tracker.track({ event: 'one' });
    await tracker.flush();
    expect(renewSession).toHaveBeenCalledTimes(1);
    stores.shared.setState({ session: { id: 4 } });
    await tracker.flush();
    expect(calls.at(-1)?.body).toMatchObject({ event: 'one', session_id: 4 });
    tracker.track({ event: 'two' });
    await tracker.flush();
    tracker.track({ event: 'three' });
    await tracker.flush();
    expect(events()).toEqual(['one', 'one', 'two', 'three']);
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  it('keeps at most 100; the oldest are dropped (guarantee/tracking-queue)', async () => {
    const { tracker, stores, events } = open([{ id: 1 }]);
    for (let n = 1; n <= 130; n += 1) tracker.track({ event: `n${n}` });
    stores.shared.setState({ session: { id: 3 } });
    await tracker.flush();
    expect(events()).toHaveLength(100);
    expect(events()[0]).toBe('n31');
  });

  it('hands every event to its sinks at once, with one id', () => {
    const { tracker } = open([]);
    const sink = jest.fn();
    const remove = tracker.addSink(sink);
    tracker.track({ event: 'add_to_cart' });
    remove();
    tracker.track({ event: 'purchase' });
    expect(sink.mock.calls).toEqual([[{ event: 'add_to_cart', id: 'e1' }]]);
  });
});
