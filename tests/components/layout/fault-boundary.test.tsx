import { render, screen } from '@testing-library/react';
import { FaultBoundary } from '@/components/layout/fault-boundary';
import { type Failure, takeFailures } from '@/lib/reporting/reporter';

const fault = new TypeError('no price');
function Broken(): never {
  throw fault;
}

test('a fault stays in its part, is reported, and something else stands there', () => {
  const failures: Failure[] = [];
  const stop = takeFailures((failure) => failures.push(failure));
  render(
    <>
      <p>menu</p>
      <FaultBoundary instead={<p>instead</p>}>
        <Broken />
      </FaultBoundary>
      <FaultBoundary>
        <p>cart</p>
      </FaultBoundary>
    </>,
    { onCaughtError: () => undefined },
  );
  stop();
  for (const text of ['menu', 'instead', 'cart']) expect(screen.getByText(text)).toBeVisible();
  expect(failures).toEqual([{ error: fault, kind: 'fault' }]);
});
