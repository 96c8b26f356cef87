import { useState } from 'react';

type Point = { latitude: number; longitude: number };

/** A failure is cleared by another choice of the diner. */
export function useDevicePoint({ onPoint }: { onPoint: (point: Point) => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const locate = () => {
    if (state === 'busy') return;
    if (!('geolocation' in navigator)) return setState('failed');
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onPoint({ latitude, longitude });
      },
      () => setState('failed'),
      { timeout: 10_000 },
    );
  };
  return { locate, isBusy: state === 'busy', hasFailed: state === 'failed', settle: () => setState('idle') };
}
