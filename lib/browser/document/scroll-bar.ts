/** Their scroll bars take no space. */
const FINGERS = '(pointer: coarse)';

/**
 * Space for the scroll bar that a dialog hides (app/overlays.css). Measuring costs a layout, which touch screens are
 * spared (guarantee/tap-response).
 */
export function keepScrollBarsRoom(): void {
  const root = document.documentElement;
  if (window.matchMedia(FINGERS).matches || document.querySelector('dialog[open]')) return;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}
