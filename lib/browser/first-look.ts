import { hasScrolled } from './taps/early-taps';

/** A diner who reads without scrolling has looked after this time since the page began. */
const LOOK_MS = 10_000;
/** A scroll has ended when nothing moved for so long. */
const REST_MS = 1_000;

/**
 * Calls back once the diner has looked at the page: they scrolled and came to rest, or stayed for `LOOK_MS`. A jump
 * to an anchor is not theirs. @returns the stop function
 */
export function watchFirstLook(onLooked: () => void): () => void {
  let rest: ReturnType<typeof setTimeout>;
  const stop = () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(rest);
    clearTimeout(long);
  };
  const end = () => {
    stop();
    onLooked();
  };
  const onScroll = () => {
    if (!hasScrolled()) return;
    clearTimeout(rest);
    rest = setTimeout(end, REST_MS);
  };
  const long = setTimeout(end, Math.max(0, LOOK_MS - performance.now()));
  addEventListener('scroll', onScroll, { passive: true });
  return stop;
}
