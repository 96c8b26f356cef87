import { act } from '@testing-library/react';

const FRAME_MS = 20;

/** What waits for the next frame has run; under fake timers. */
export const nextFrame = () => act(() => jest.advanceTimersByTime(FRAME_MS));
