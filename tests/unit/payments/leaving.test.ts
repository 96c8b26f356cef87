import { mayLeave } from '@/lib/domain/payments/leaving';

test.each([
  [null, false],
  [{ type: 'wait' }, false],
  [{ type: 'challenge' }, true],
  [{ type: 'redirect' }, false],
  [{ type: 'redirect', can_leave: false }, false],
  [{ type: 'redirect', can_leave: true }, true],
])('a payment that waits for %j may be left: %s (rule payments/leaving)', (action, may) => {
  expect(mayLeave(action)).toBe(may);
});
