import { ensureSession, sendLoadWeight, tellClicks } from '@/lib/session/ensure-session';
import { appBench, httpError, networkError } from '@/tests/support/browser/app-bench';

const SESSION = '/api/sessions.json';
const ACQUISITION = '/api/acquisitions.json';
const METRIC = '/api/performance_metrics.json';
const device = { so: 'Android', browser: 'Chrome', pixel_width: 390, pixel_height: 844 };
const origin = { utm_campaign: 'abril', gclid: 'g-1', fbclid: 'f-1', userAgent: 'x', referer: '' };

describe('the session of a visit', () => {
  it('is opened when none is stored, and told where it came from', async () => {
    const { context, stores, calls } = appBench({ [SESSION]: [{ id: 3 }], [ACQUISITION]: [{ id: 4 }] });
    await ensureSession({ context, device, origin });
    expect(stores.shared.getState()).toMatchObject({ session: { id: 3 }, acquisition: { id: 4 } });
    expect(calls[0]).toEqual({ path: SESSION, body: { ...device, customer_id: 1 } });
    expect(calls[1]?.body).toMatchObject({ utm_campaign: 'abril', session_id: 3, customer_id: 1 });
  });

  it('is kept when it is stored, and its acquisition is posted once (rule visit/acquisition)', async () => {
    const { context, stores, calls } = appBench({});
    stores.shared.setState({ session: { id: 3 }, acquisition: { id: 4 } });
    await ensureSession({ context, device, origin });
    expect(calls).toEqual([]);
  });

  it('leaves click ids blank until the diner has accepted (rule visit/click-ids)', async () => {
    const { context, calls } = appBench({ [SESSION]: [{ id: 3 }], [ACQUISITION]: [{ id: 4 }] });
    await ensureSession({ context, device, origin });
    expect(calls[1]?.body).toMatchObject({ gclid: '', fbclid: '' });
  });

  it('sends click ids of a diner who has accepted', async () => {
    const { context, stores, calls } = appBench({ [SESSION]: [{ id: 3 }], [ACQUISITION]: [{ id: 4 }] });
    stores.shared.setState({ cookies: { version: '1', accepted: true, time: '', recorded: true } });
    await ensureSession({ context, device, origin });
    expect(calls[1]?.body).toMatchObject({ gclid: 'g-1', fbclid: 'f-1' });
  });

  it.each([
    ['who accepts then', { accepted: true, began: true, clicks: true }, 1],
    ['whose visit tells them itself', { accepted: true, began: false, clicks: true }, 0],
    ['who does not accept', { accepted: false, began: true, clicks: true }, 0],
    ['who has none', { accepted: true, began: true, clicks: false }, 0],
  ])('sends click ids later of nobody but %s', async (_who, { accepted, began, clicks }, times) => {
    const { context, stores, calls } = appBench({ [ACQUISITION]: [{ id: 4 }] });
    stores.shared.setState({
      cookies: { version: '1', accepted, time: '', recorded: true },
      session: { id: 3 },
      acquisition: began ? { id: 4 } : null,
    });
    await tellClicks({ context, origin: clicks ? origin : { ...origin, gclid: '', fbclid: '' } });
    expect(calls).toHaveLength(times);
    if (times > 0) expect(calls[0]?.body).toMatchObject({ gclid: 'g-1', fbclid: 'f-1', session_id: 3 });
  });

  it('tries again every 1.5 s until both are there', async () => {
    const { context, stores, waits } = appBench({
      [SESSION]: [networkError(), httpError(503), { id: 3 }],
      [ACQUISITION]: [httpError(500), { id: 4 }],
    });
    await ensureSession({ context, device, origin });
    expect(stores.shared.getState().acquisition).toEqual({ id: 4 });
    expect(waits).toEqual([1500, 1500, 1500]);
  });

  it('is not that of whom a smart link made this browser somebody else than (rule people/smart-link)', async () => {
    const { context, stores } = appBench({ [SESSION]: [{ id: 3 }, { id: 5 }], [ACQUISITION]: [{ id: 4 }] });
    const profile = (id: number) => ({
      ...{ id, token: `token-${id}`, name: '', phone: '', phone_code: '', phone_code_iso2: '', email: '' },
    });
    stores.profile.setState({ profile: profile(1) });
    const http: typeof context.http = async (call, input) => {
      const answer = await context.http(call, input);
      if (call.path === SESSION) stores.profile.setState({ profile: profile(2) });
      return answer;
    };
    await ensureSession({ context: { ...context, http }, device, origin });
    expect(stores.shared.getState()).toMatchObject({ session: { id: 5 }, acquisition: { id: 4 } });
  });

  it('stops at an answer that another try would not change', async () => {
    const { context, waits, paths } = appBench({ [SESSION]: [httpError(423)] });
    await ensureSession({ context, device, origin });
    expect(paths()).toEqual([SESSION]);
    expect(waits).toEqual([]);
  });

  it('opens another when the server does not know the stored one', async () => {
    const { context, stores } = appBench({
      [SESSION]: [{ id: 9 }],
      [ACQUISITION]: [httpError(422, { session_id: 'unknown' }), { id: 4 }],
    });
    stores.shared.setState({ session: { id: 3 } });
    await ensureSession({ context, device, origin });
    const renewed = { session: { id: 9 }, acquisition: { id: 4 } };
    expect(stores.shared.getState()).toMatchObject(renewed);
  });

  it.each([
    ['says nothing of a field', {}],
    ['names another field', { utm_term: 'too_big' }],
  ])('is kept, and nothing asked again, when a refused origin %s', async (_why, fields) => {
    const { context, stores, waits, paths } = appBench({
      [SESSION]: [{ id: 3 }],
      [ACQUISITION]: [httpError(422, fields), { id: 4 }],
    });
    await ensureSession({ context, device, origin });
    expect(paths()).toEqual([SESSION, ACQUISITION]);
    expect(waits).toEqual([]);
    expect(stores.shared.getState()).toMatchObject({ session: { id: 3 }, acquisition: null });
  });
});

describe('the weight of the first load (rule visit/first-load)', () => {
  it('is sent once a session', async () => {
    const { context, stores, calls } = appBench({ [METRIC]: [{ id: 1 }] });
    stores.shared.setState({ session: { id: 3 }, acquisition: { id: 4 } });
    await sendLoadWeight({ context, transferKb: 180 });
    await sendLoadWeight({ context, transferKb: 20 });
    expect(calls).toEqual([
      {
        path: METRIC,
        body: {
          vue_performance_metric: { transfer_data: 180, session_id: 3, customer_id: 1, acquisition_id: 4 },
        },
      },
    ]);
  });

  it('waits for a session, and a failure stays silent', async () => {
    const { context, stores, calls } = appBench({ [METRIC]: [networkError()] });
    await sendLoadWeight({ context, transferKb: 180 });
    expect(calls).toEqual([]);
    stores.shared.setState({ session: { id: 3 } });
    await expect(sendLoadWeight({ context, transferKb: 180 })).resolves.toBeUndefined();
  });
});
