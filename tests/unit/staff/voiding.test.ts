import { unfinishedOf } from '@/lib/domain/staff/account/closing';
import { takesGiver } from '@/lib/domain/staff/account/voiding';
import { mayDo } from '@/lib/domain/staff/allowing';

test.each([
  ['sent', false, false],
  ['sent', true, true],
  ['preparation', false, true],
  ['served', false, true],
] as const)(
  'a line that is %s, and gives back %s, takes somebody who gives money back: %s (rule staff/void)',
  (state, givesBack, takes) => expect(takesGiver({ state, givesBack })).toBe(takes),
);

test('who may not asks for a PIN at a shared tablet, and somebody else anywhere else (rule staff/allowing)', () => {
  const asked = { scope: 'refunds:write', scopes: ['tables:write'] } as const;
  expect(mayDo({ ...asked, isTablet: true })).toBe('pin');
  expect(mayDo({ ...asked, isTablet: false })).toBe('no');
  expect(mayDo({ ...asked, scopes: ['refunds:write'], isTablet: false })).toBe('self');
});

test('a table that is closed leaves what is not served, not sent and not given back (rule staff/closing)', () => {
  const line = (state: 'sent' | 'preparation' | 'served' | 'void') => ({ state });
  const account = {
    rounds: [{ lines: [line('sent'), line('served')] }, { lines: [line('preparation'), line('void')] }],
    ...{ drafts: [{ member: 1 }], wishes: [{}, {}], total: 30_000, paid: 50_000, deposit: 50_000 },
    payments: [{ owed: [{ amount: 5_000 }, { amount: 1_000 }] }, { owed: [] }],
  };
  expect(unfinishedOf(account)).toEqual({
    lines: [line('sent'), line('preparation')],
    ...{ drafts: [{ member: 1 }], wishes: 2, unused: 20_000, owed: 6_000 },
  });
  expect(unfinishedOf({ ...account, deposit: 0 }).unused).toBe(0);
});
