import { fireEvent } from '@testing-library/react';
import { watchFirstLook } from '@/lib/browser/first-look';

let looked: jest.Mock;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  window.hasScrolled = false;
  looked = jest.fn();
  stop = watchFirstLook(looked);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('who stays for ten seconds has looked (rule branches/announcements)', () => {
  jest.advanceTimersByTime(9_000);
  expect(looked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(looked).toHaveBeenCalledTimes(1);
});

test('who scrolls has looked when the page rests; a jump to an anchor is not theirs', () => {
  fireEvent.scroll(window);
  jest.advanceTimersByTime(2_000);
  expect(looked).not.toHaveBeenCalled();
  window.hasScrolled = true;
  fireEvent.scroll(window);
  jest.advanceTimersByTime(900);
  fireEvent.scroll(window);
  jest.advanceTimersByTime(900);
  expect(looked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(looked).toHaveBeenCalledTimes(1);
});
