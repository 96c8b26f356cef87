import { addPasskey } from '@/backend/staff/people/passkeys/own-passkeys';
import { findSession } from '@/backend/staff/people/sessions';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { createAuthenticator } from '@/tests/support/shops/authenticator';
import { passkeyCalls, RELYING_PARTY } from '@/tests/support/shops/passkeys';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
/** CBOR of the format `packed` with a certificate, as an authenticator's maker sends it. */
const MADE_BY = Buffer.from(
  ['63666d74667061636b6564', '6761747453746d74a3', '63616c6726', '637369674100', '637835638141aa'].join(''),
  'hex',
);
let backend: TestBackend;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_SIGN_INS_PER_MINUTE: '40' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
});
afterAll(() => backend.close());

const { offer, offered, add, own, withPasskey } = passkeyCalls(() => ({ backend, slug }));

describe('adding a passkey (rule staff/passkeys)', () => {
  it.each([
    ['another address', { origin: 'http://evil.example' }, 'passkey_refused'],
    ['another name', { rpId: 'evil.example' }, 'passkey_refused'],
    ['nobody who proved who they are', { flags: 1 }, 'passkey_refused'],
    ['a sign-in', { type: 'webauthn.get' }, 'passkey_refused'],
    ['a maker who says more than was asked', { statement: MADE_BY }, 'passkey_refused'],
  ])('is not added from %s', async (_what, told, key) => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    expect(keyOf(await add(ana, createAuthenticator().make(await offered(ana), told)))).toBe(key);
    expect(await own(ana)).toEqual([]);
  });

  it('is not named with a card number, which no call of the staff address takes (guarantee/no-card-data)', async () => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    const named = await add(ana, createAuthenticator().make(await offered(ana)), '4242 4242 4242 4242');
    expect([named.status, keyOf(named), await own(ana)]).toEqual([422, 'card_data_not_accepted', []]);
  });

  it('is one person’s alone, and nobody has more than ten', async () => {
    const ana = await withPasskey('owner');
    expect((await offered(ana)).known).toEqual([
      { credential_id: ana.key.sign({ challenge: 'x' }).credential_id, transports: ['internal'] },
    ]);
    const leo = await joinStaff({ backend, slug, role: 'kitchen' });
    expect(keyOf(await add(leo, ana.key.make(await offered(leo))))).toBe('passkey_known');
    const waiting = await offered(ana);
    for (let more = 0; more < 9; more += 1)
      expect((await add(ana, createAuthenticator().make(await offered(ana)))).status).toBe(201);
    expect(keyOf(await offer(ana))).toBe('passkeys_full');
    expect(keyOf(await add(ana, createAuthenticator().make(waiting)))).toBe('passkeys_full');
  });

  it('is not added by a session that ended since its challenge was taken', async () => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    const { db } = backend;
    const token = ana.headers.cookie.replace('staff=', '');
    const session = await findSession({ db, now: NOON, token });
    if (!session) throw new Error('nobody is signed in');
    const given = createAuthenticator().make(await offered(ana));
    let hasEnded = false;
    // The session ends once the challenge is spent.
    const racing: typeof db = {
      ...db,
      system: async (work) => {
        const done = await db.system(work);
        if (!hasEnded) {
          hasEnded = true;
          await db.system((sql) => sql('delete from staff_sessions where id = $1', [session.id]));
        }
        return done;
      },
    };
    const deps = { db: racing, ring: null, countTry: async () => async () => undefined };
    const late = addPasskey({
      deps,
      now: NOON,
      visitor: null,
      session,
      rp: RELYING_PARTY,
      name: 'Tarde',
      given,
    });
    await expect(late).rejects.toMatchObject({ key: 'unauthorized' });
    expect(await db.lookUp(`select 1 from staff_passkeys where name = 'Tarde'`)).toEqual([]);
  });
});
