import { act, render, screen } from '@testing-library/react';
import { usePainted } from '@/components/ui/use-painted';

function Screen() {
  return <p>{usePainted() ? 'all of it' : 'its frame'}</p>;
}

test('what waits for the paint comes after the next frame, not with it', () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  const frames: FrameRequestCallback[] = [];
  const ask = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  render(<Screen />);
  expect(screen.getByText('its frame')).toBeTruthy();
  act(() => frames[0]?.(0));
  expect(screen.getByText('its frame')).toBeTruthy();
  act(() => jest.runAllTimers());
  expect(screen.getByText('all of it')).toBeTruthy();
  ask.mockRestore();
  jest.useRealTimers();
});
