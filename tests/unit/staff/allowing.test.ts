import fc from 'fast-check';
import { printAllowed, readAllowed } from '@/lib/domain/staff/allowing';

test('what is printed is read again (rule staff/allowing)', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9e15 }), fc.stringMatching(/^\d{1,12}$/), (personId, pin) => {
      expect(readAllowed(printAllowed({ personId, pin }))).toEqual({ personId, pin });
    }),
  ));

test.each(['', '7', ':1', '7:', '07:1', '-7:1', '7:1 ', '7:1\n', `7:${'1'.repeat(13)}`])(
  '%j is none',
  (text) => expect(readAllowed(text)).toBeNull(),
);
