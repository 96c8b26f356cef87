import { forgetOldAnswer } from '@/lib/session/consent-banner';
import { answerCookies, recordConsent } from '@/lib/session/record-consent';
import { appBench, httpError, networkError } from '@/tests/support/browser/app-bench';

const PATH = '/legal/check_cookies.json';
const renewSession = () => Promise.reject(new Error('not asked for'));
const now = new Date('2026-11-18T17:00:00Z');

describe('the answer to the cookie banner', () => {
  it.each([
    ['2025-11-18T17:00:01Z', true],
    ['2025-11-18T17:00:00Z', false],
    ['', false],
  ])('that was given at %j holds: %s; later it is asked again (rule visit/retention)', (time, holds) => {
    const { stores } = appBench({});
    stores.shared.setState({ cookies: { version: '1', accepted: true, time, recorded: true } });
    forgetOldAnswer({ stores, now });
    expect(stores.shared.getState().cookies !== null).toBe(holds);
  });

  it.each([
    [true, ['necessary', 'analytics', 'marketing']],
    [false, ['necessary']],
  ])('accepted %s is kept and told with version, time and purposes', async (accepted, purposes) => {
    const { context, stores, calls } = appBench({ [PATH]: [{}] });
    stores.shared.setState({ session: { id: 3 } });
    await answerCookies({ context: { ...context, renewSession }, accepted, now });
    expect(stores.shared.getState().cookies).toEqual({
      version: '1',
      accepted,
      time: now.toISOString(),
      recorded: true,
    });
    expect(calls).toEqual([{ path: PATH, body: { version: '1', accepted, purposes, session_id: 3 } }]);
  });

  it('waits for a network, and is told once', async () => {
    const { context, stores, calls } = appBench({ [PATH]: [networkError(), {}] });
    stores.shared.setState({ session: { id: 3 } });
    await answerCookies({ context: { ...context, renewSession }, accepted: true, now });
    expect(stores.shared.getState().cookies?.recorded).toBe(false);
    await recordConsent({ ...context, renewSession });
    await recordConsent({ ...context, renewSession });
    expect(stores.shared.getState().cookies?.recorded).toBe(true);
    expect(calls).toHaveLength(2);
  });

  it('given before its visit has a number is told again once it has', async () => {
    const { context, stores, calls } = appBench({ [PATH]: [{}] });
    await answerCookies({ context: { ...context, renewSession }, accepted: true, now });
    stores.shared.setState({ session: { id: 3 } });
    await recordConsent({ ...context, renewSession });
    await recordConsent({ ...context, renewSession });
    expect(calls.map(({ body }) => body)).toMatchObject([{ session_id: null }, { session_id: 3 }]);
  });

  it('is told again with another session where the server does not know the stored one', async () => {
    const { context, stores, calls } = appBench({
      [PATH]: [httpError(422, { session_id: 'unknown' }), {}],
    });
    stores.shared.setState({ session: { id: 3 } });
    const renew = async () => void stores.shared.setState({ session: { id: 9 } });
    await answerCookies({ context: { ...context, renewSession: renew }, accepted: true, now });
    expect(calls.map(({ body }) => body)).toMatchObject([{ session_id: 3 }, { session_id: 9 }]);
    expect(stores.shared.getState().cookies).toMatchObject({ accepted: true, recorded: true });
  });

  it('is kept for the next visit where no session can be opened, or the new one is refused too', async () => {
    const unknown = httpError(422, { session_id: 'unknown' });
    const { context, stores, calls } = appBench({ [PATH]: [unknown] });
    const failed = async () => {
      throw networkError();
    };
    for (const renew of [failed, async () => undefined])
      await answerCookies({ context: { ...context, renewSession: renew }, accepted: false, now });
    expect(calls).toHaveLength(3);
    expect(stores.shared.getState().cookies).toMatchObject({ accepted: false, recorded: false });
  });

  it('that was changed while the first was told is not taken for told', async () => {
    const { context, stores } = appBench({});
    const later = { version: '1', accepted: false, time: '2026-11-18T17:00:09.000Z', recorded: false };
    const http = (async () => stores.shared.setState({ cookies: later })) as unknown as typeof context.http;
    await answerCookies({ context: { stores, http, renewSession }, accepted: true, now });
    expect(stores.shared.getState().cookies).toEqual(later);
  });
});
