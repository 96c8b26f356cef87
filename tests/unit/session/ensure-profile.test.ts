import { ensureProfile } from '@/lib/session/ensure-profile';
import { appBench, httpError, networkError } from '@/tests/support/browser/app-bench';

const STATUS = '/profiles/status.json';
const ANONYMOUS = '/profiles/anonymous.json';
const profile = (id: number) => ({
  id,
  token: `token-${id}`,
  name: '',
  phone: '',
  phone_code: '',
  phone_code_iso2: '',
  email: '',
});
/** Lets what goes on behind finish: its waiting is immediate. */
const settle = () => new Promise((done) => setImmediate(done));

describe("the diner's profile (rule people/anonymous-profile)", () => {
  it('is created anonymous when none is stored', async () => {
    const { context, stores, calls } = appBench({ [ANONYMOUS]: [profile(5)] });
    await ensureProfile(context);
    expect(stores.profile.getState().profile).toMatchObject({ id: 5, token: 'token-5' });
    expect(calls).toEqual([{ path: ANONYMOUS, body: { profile: { domain: 'a.test', name: '' } } }]);
  });

  it('is validated when it is stored', async () => {
    const { context, stores, paths } = appBench({ [STATUS]: [{ id: 5, status: 'active' }] });
    stores.profile.setState({ profile: profile(5) });
    await ensureProfile(context);
    expect(paths()).toEqual([STATUS]);
  });

  it.each([401, 404])('is replaced when the server answers %d', async (status) => {
    const { context, stores } = appBench({ [STATUS]: [httpError(status)], [ANONYMOUS]: [profile(6)] });
    stores.profile.setState({ profile: profile(5) });
    await ensureProfile(context);
    expect(stores.profile.getState().profile?.id).toBe(6);
  });

  it.each([
    ['fails', httpError(500)],
    ['is silent', networkError()],
    ['is flooded', httpError(429)],
  ])(
    'is kept while the server %s, and tried again every 15 s (guarantee/profile-outage)',
    async (_case, fault) => {
      const { context, stores, waits, paths } = appBench({
        [STATUS]: [fault, fault, fault, { id: 5, status: 'active' }],
      });
      stores.profile.setState({ profile: profile(5) });
      await ensureProfile(context);
      await settle();
      expect(stores.profile.getState().profile?.id).toBe(5);
      expect(paths()).toEqual([STATUS, STATUS, STATUS, STATUS]);
      expect(waits).toEqual([15_000, 15_000, 15_000]);
    },
  );

  it.each([
    ['creating one', null, ANONYMOUS],
    ['validating one', profile(5), STATUS],
  ])(
    '%s is given up where the instance is locked, and the stored one is kept',
    async (_case, stored, path) => {
      const { context, stores, waits, paths } = appBench({ [path]: [httpError(423)] });
      stores.profile.setState({ profile: stored });
      await ensureProfile(context);
      await settle();
      expect(stores.profile.getState().profile?.id).toBe(stored?.id);
      expect(paths()).toEqual([path]);
      expect(waits).toEqual([]);
    },
  );

  it('is asked for again every 15 s while creation is down, one at a time', async () => {
    const { context, stores, waits, paths } = appBench({
      [ANONYMOUS]: [networkError(), httpError(503), profile(7)],
    });
    await ensureProfile(context);
    expect(stores.profile.getState().profile).toBeNull();
    await settle();
    expect(stores.profile.getState().profile?.id).toBe(7);
    expect(waits).toEqual([15_000, 15_000]);
    expect(paths()).toHaveLength(3);
  });
});
