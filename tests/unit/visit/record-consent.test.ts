import { answerCookies, recordConsent } from '@/lib/visit/record-consent';
import { networkError, visitBench } from '../../support/visit-bench';

const PATH = '/legal/check_cookies.json';
const now = new Date('2026-11-18T17:00:00Z');

describe('the answer to the cookie banner', () => {
  it.each([
    [true, ['necessary', 'analytics', 'marketing']],
    [false, ['necessary']],
  ])('accepted %s is kept and told with version, time and purposes', async (accepted, purposes) => {
    const { context, stores, calls } = visitBench({ [PATH]: [{}] });
    stores.shared.setState({ session: { id: 3 } });
    await answerCookies({ context, accepted, now });
    expect(stores.shared.getState().cookies).toEqual({
      version: '1',
      accepted,
      time: now.toISOString(),
      recorded: true,
    });
    expect(calls).toEqual([{ path: PATH, body: { version: '1', accepted, purposes, session_id: 3 } }]);
  });

  it('waits for a network, and is told once', async () => {
    const { context, stores, calls } = visitBench({ [PATH]: [networkError(), {}] });
    await answerCookies({ context, accepted: true, now });
    expect(stores.shared.getState().cookies?.recorded).toBe(false);
    await recordConsent(context);
    await recordConsent(context);
    expect(stores.shared.getState().cookies?.recorded).toBe(true);
    expect(calls).toHaveLength(2);
  });
});
