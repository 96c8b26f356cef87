'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tune } from '@/lib/domain/staff/board';

const EVERY_MS = 3_000;
/** It rises for what is new, falls for what is cancelled, and stays level for a change: heard over a kitchen, and no file to load. */
const HERTZ: Record<Tune, readonly number[]> = {
  new: [880, 1_175],
  cancelled: [784, 587, 392],
  changed: [659, 659],
};
const TONE_SECONDS = 0.25;
const PAUSE_SECONDS = 0.4;
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

/** A phone in an apron shakes too. @returns when another tune may begin, by the clock of the sound */
function play({ audio, tune, at }: { audio: AudioContext; tune: Tune; at: number }): number {
  const tones = HERTZ[tune];
  for (const [index, hertz] of tones.entries()) {
    const start = at + index * TONE_SECONDS;
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.5, start);
    loudness.gain.exponentialRampToValueAtTime(0.01, start + TONE_SECONDS);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
  if ('vibrate' in navigator) navigator.vibrate(SHAKE_MS);
  return at + tones.length * TONE_SECONDS + PAUSE_SECONDS;
}

/** A browser that may not have one more says so by a failure. */
function openAudio(): AudioContext | null {
  try {
    return 'AudioContext' in window ? new AudioContext() : null;
  } catch {
    return null;
  }
}

/** The sound of this screen: a browser allows it after a tap, on whatever the tap is, and takes it away while the screen is off. */
function useSound() {
  const context = useRef<AudioContext | null>(null);
  const freeAt = useRef(0);
  const [sound, setSound] = useState<Sound>('waiting');
  const unlock = useCallback(async () => {
    const audio = context.current;
    if (!audio) return;
    await audio.resume().catch(() => undefined);
    setSound(audio.state === 'running' ? 'on' : 'waiting');
  }, []);
  /** One tune waits for the end of another. */
  const begin = useCallback((tune: Tune) => {
    const audio = context.current;
    if (audio?.state !== 'running') return;
    freeAt.current = play({ audio, tune, at: Math.max(audio.currentTime, freeAt.current) });
  }, []);
  useEffect(() => {
    const audio = openAudio();
    context.current = audio;
    freeAt.current = 0;
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
  return { sound, unlock, begin };
}

/**
 * Rings while something waits, from the first card on; a screen that slept is heard when it is back.
 * @param once what is heard one time, by an id; several of one tune that come together are heard as one
 */
export function useBell({
  isRinging,
  once,
}: {
  isRinging: boolean;
  once: readonly { id: number; tune: Tune }[];
}): Bell {
  const { sound, unlock, begin } = useSound();
  useEffect(() => {
    if (!isRinging || sound !== 'on') return;
    begin('new');
    const timer = setInterval(() => begin('new'), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging, sound, begin]);
  const heard = useRef(new Set<number>());
  const asked = once.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether something is new
  useEffect(() => {
    if (sound !== 'on') return;
    const fresh = once.filter(({ id }) => !heard.current.has(id));
    for (const { id } of fresh) heard.current.add(id);
    // A new card rings already while something waits.
    for (const tune of new Set(fresh.map((one) => one.tune))) if (tune !== 'new' || !isRinging) begin(tune);
  }, [asked, isRinging, sound]);
  const test = async () => {
    await unlock();
    // While something waits it rings by itself.
    if (!isRinging) begin('new');
  };
  return { sound, test };
}
