import { painted } from '@/lib/browser/document/after-paint';
import { whenIdle } from './boot';

const STILL_MS = 250;

/** Calls back in an idle moment of a page that nobody scrolls. @returns cancels it */
export function whenScrollIdle(work: () => void): () => void {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    turn += 1;
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
  const ask = async () => {
    const mine = turn;
    // A scroll that goes on moves the page in the next frame.
    await painted();
    if (mine === turn)
      whenIdle(() => {
        if (mine !== turn) return;
        stop();
        work();
      });
  };
  const wait = () => {
    turn += 1;
    clearTimeout(timer);
    timer = setTimeout(ask, STILL_MS);
  };
  addEventListener('scroll', wait, { passive: true });
  void ask();
  return stop;
}
