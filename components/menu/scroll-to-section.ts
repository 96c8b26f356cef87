/** Frames without movement after which a scroll counts as done; sections below may still take their height then. */
const STILL_FRAMES = 6;
const MAX_FRAMES = 240;
const OFF_BY_PX = 2;

/** Beyond so many screens a smooth scroll would only take time. */
const FAR_SCREENS = 2;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const INTERRUPTS = ['wheel', 'touchstart', 'keydown'] as const;

/** How far a section is from where it should stop, in pixels. */
function missBy(section: HTMLElement): number {
  const wanted = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  const end = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.min(section.getBoundingClientRect().top - wanted, Math.max(end, 0));
}

/**
 * Scrolls to a section and stays with it until it has arrived: cards out of sight have only an estimated
 * height, so the first aim may miss. A diner who scrolls meanwhile wins.
 * @returns when it has arrived or was interrupted
 */
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
      // Ends what is left of a smooth scroll, which would go on under the diner's hands.
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
        if (Math.abs(missBy(section)) <= OFF_BY_PX) return stop();
        section.scrollIntoView({ behavior: 'instant' });
        still = 0;
      }
      if (frames >= MAX_FRAMES) return stop();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
