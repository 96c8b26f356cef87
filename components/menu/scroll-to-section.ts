import { isPartComing } from '@/lib/browser/menu-markup/sections';

/** Sections below may still take their height. */
const STILL_FRAMES = 6;
const MAX_FRAMES = 240;
const OFF_BY_PX = 2;

const FAR_SCREENS = 2;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const INTERRUPTS = ['wheel', 'touchstart', 'keydown'] as const;

function missBy(section: HTMLElement): number {
  const wanted = [
    getComputedStyle(section).scrollMarginTop,
    getComputedStyle(document.documentElement).scrollPaddingTop,
  ].reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  const end = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.min(section.getBoundingClientRect().top - wanted, Math.max(end, 0));
}

/** Corrects its aim: cards out of sight have estimated heights, and parts come late. The diner's scrolling wins. @returns when done */
export function scrollToSection(section: HTMLElement): Promise<void> {
  const isFar = Math.abs(missBy(section)) > FAR_SCREENS * innerHeight;
  section.scrollIntoView({ behavior: isFar || isCalm() ? 'instant' : 'smooth' });
  return new Promise((resolve) => {
    let [still, frames, last] = [0, 0, scrollY];
    let running = true;
    const stop = () => {
      running = false;
      for (const name of INTERRUPTS) removeEventListener(name, interrupt);
      resolve();
    };
    const interrupt = () => {
      // Stops a smooth scroll.
      scrollTo({ top: scrollY, behavior: 'instant' });
      stop();
    };
    for (const name of INTERRUPTS) addEventListener(name, interrupt, { passive: true });
    const look = () => {
      if (!running) return;
      frames += 1;
      still = Math.abs(scrollY - last) < 1 ? still + 1 : 0;
      last = scrollY;
      if (still >= STILL_FRAMES) {
        const isThere = Math.abs(missBy(section)) <= OFF_BY_PX;
        if (isThere && !isPartComing()) return stop();
        if (!isThere) section.scrollIntoView({ behavior: 'instant' });
        still = 0;
      }
      if (frames >= MAX_FRAMES) return stop();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
