'use client';

import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 3_000;
const HERTZ = [880, 1_175] as const;
const TONE_SECONDS = 0.25;
/** A finger that comes down gives no sound yet, one that goes up does. */
const TAPS = ['pointerup', 'click', 'keydown'] as const;

/** Two tones, the second higher: heard over a kitchen, and no file to load. */
function ring(context: AudioContext): void {
  for (const [index, hertz] of HERTZ.entries()) {
    const start = context.currentTime + index * TONE_SECONDS;
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.5, start);
    loudness.gain.exponentialRampToValueAtTime(0.01, start + TONE_SECONDS);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}

/**
 * Rings while something waits, from the first card on. A browser gives sound only after a tap, on whatever the tap is.
 * @returns whether this screen can be heard
 */
export function useBell(isRinging: boolean): boolean {
  const context = useRef<AudioContext | null>(null);
  const [canRing, setCanRing] = useState(false);
  useEffect(() => {
    if (!('AudioContext' in window)) return;
    const audio = new AudioContext();
    context.current = audio;
    const look = () => setCanRing(audio.state === 'running');
    const unlock = () => void audio.resume().then(look, () => undefined);
    audio.addEventListener('statechange', look);
    for (const kind of TAPS) document.addEventListener(kind, unlock);
    look();
    return () => {
      for (const kind of TAPS) document.removeEventListener(kind, unlock);
      void audio.close();
    };
  }, []);
  useEffect(() => {
    const audio = context.current;
    if (!isRinging || !canRing || !audio) return;
    ring(audio);
    const timer = setInterval(() => ring(audio), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging, canRing]);
  return canRing;
}
