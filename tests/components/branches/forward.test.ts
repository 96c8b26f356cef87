import { act } from '@testing-library/react';
import { stopOf } from '@/components/branches/forward';
import { FORWARD_ID } from '@/components/branches/forward-notice';

test('a click alone stops the way to a branch, as assistive technology presses the button', () => {
  document.body.innerHTML = `<div id="${FORWARD_ID}"><div><button>stay</button></div></div>`;
  const stop = stopOf();
  act(() => document.querySelector('button')?.click());
  expect(stop.aborted).toBe(true);
  expect(document.querySelector('button')).not.toBeVisible();
});
