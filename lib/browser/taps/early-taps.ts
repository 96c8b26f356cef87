declare global {
  interface Window {
    /** Taps of before the scripts came; null once somebody listens. */
    earlyTaps?: Element[] | null;
    hasScrolled?: boolean;
  }
}

/** Takes over from the first script (first-script.ts). @returns what was tapped meanwhile, in order */
export function takeEarlyTaps(): Element[] {
  const taps = window.earlyTaps ?? [];
  window.earlyTaps = null;
  return taps;
}

/** Whether the page was moved by wheel, finger or key since the document began. */
export const hasScrolled = (): boolean => window.hasScrolled === true;
