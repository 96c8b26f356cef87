import { useEffect, useRef, useState } from 'react';

type Point = { latitude: number; longitude: number };

/** A failure is cleared by another choice of the diner; what comes after the screen is gone is not told. */
export function useDevicePoint({ onPoint }: { onPoint: (point: Point) => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const locate = () => {
    if (state === 'busy') return;
    if (!('geolocation' in navigator)) return setState('failed');
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isShown.current) return;
        setState('idle');
        onPoint({ latitude, longitude });
      },
      () => setState('failed'),
      { timeout: 10_000 },
    );
  };
  return { locate, isBusy: state === 'busy', hasFailed: state === 'failed', settle: () => setState('idle') };
}
