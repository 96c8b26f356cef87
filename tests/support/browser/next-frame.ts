import { act } from '@testing-library/react';

const FRAME_MS = 20;

/** Runs what waits for the next frame; under fake timers. */
export const nextFrame = () => act(() => jest.advanceTimersByTime(FRAME_MS));
