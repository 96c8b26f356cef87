'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

const EVERY_MS = 3_000;
const HERTZ = [880, 1_175] as const;
const TONE_SECONDS = 0.25;
const SHAKE_MS = [300, 150, 300];
/** A finger that comes down gives no sound yet, one that goes up does. */
const TAPS = ['pointerup', 'click', 'keydown'] as const;

/** `waiting`: for a tap, or for the end of a call that took the sound; `none`: this browser has no sound. */
type Sound = 'on' | 'waiting' | 'none';
export type Bell = {
  sound: Sound;
  /** On a tap: makes this screen heard, and lets it be heard once. */
  test: () => void;
};

/** Two tones, the second higher: heard over a kitchen, and no file to load. A phone in an apron shakes too. */
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
  if ('vibrate' in navigator) navigator.vibrate(SHAKE_MS);
}

/** A browser that may not have one more says so by a failure. */
function openAudio(): AudioContext | null {
  try {
    return 'AudioContext' in window ? new AudioContext() : null;
  } catch {
    return null;
  }
}

/**
 * Rings while something waits, from the first card on. A browser gives sound only after a tap, on whatever the tap is, and takes it
 * away while the screen is off: it is asked for again when the screen is back.
 * @param once what is heard one time, however many of them come together
 */
export function useBell({ isRinging, once }: { isRinging: boolean; once: readonly number[] }): Bell {
  const context = useRef<AudioContext | null>(null);
  const [sound, setSound] = useState<Sound>('waiting');
  const unlock = useCallback(async () => {
    const audio = context.current;
    if (!audio) return;
    await audio.resume().catch(() => undefined);
    setSound(audio.state === 'running' ? 'on' : 'waiting');
  }, []);
  useEffect(() => {
    const audio = openAudio();
    context.current = audio;
    if (!audio) return setSound('none');
    const look = () => setSound(audio.state === 'running' ? 'on' : 'waiting');
    const wake = () => void (document.visibilityState === 'visible' && unlock());
    audio.addEventListener('statechange', look);
    document.addEventListener('visibilitychange', wake);
    for (const kind of TAPS) document.addEventListener(kind, unlock);
    look();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      for (const kind of TAPS) document.removeEventListener(kind, unlock);
      void audio.close();
    };
  }, [unlock]);
  useEffect(() => {
    const audio = context.current;
    if (!isRinging || sound !== 'on' || !audio) return;
    ring(audio);
    const timer = setInterval(() => ring(audio), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging, sound]);
  const heard = useRef(new Set<number>());
  const asked = once.join();
  useEffect(() => {
    const audio = context.current;
    if (sound !== 'on' || !audio) return;
    const fresh = asked.split(',').filter((id) => id !== '' && !heard.current.has(Number(id)));
    for (const id of fresh) heard.current.add(Number(id));
    if (fresh.length > 0 && !isRinging) ring(audio);
  }, [asked, isRinging, sound]);
  const test = async () => {
    await unlock();
    const audio = context.current;
    // While something waits it rings by itself.
    if (audio?.state === 'running' && !isRinging) ring(audio);
  };
  return { sound, test };
}
