/** Their scroll bars take no space. */
const FINGERS = '(pointer: coarse)';

/** Space for the hidden scroll bar. Touch screens are spared its layout (guarantee/tap-response). */
export function keepScrollBarsRoom(): void {
  const root = document.documentElement;
  if (window.matchMedia(FINGERS).matches || document.querySelector('dialog[open]')) return;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}
