import { useEffect, useState } from 'react';

/** Counts down to 0. @returns the seconds left, and what begins anew */
export function useSecondsLeft(): { seconds: number; begin: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(
      () => setSeconds(Math.max(0, Math.ceil((until - performance.now()) / 1_000))),
      250,
    );
    return () => clearInterval(timer);
  }, [until, seconds]);
  const begin = (count: number) => {
    setUntil(performance.now() + count * 1_000);
    setSeconds(count);
  };
  return { seconds, begin };
}
