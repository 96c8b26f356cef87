/** Where fingers point, scroll bars lie over the page and take no room. */
const FINGERS = '(pointer: coarse)';

/**
 * Room for the scroll bar that goes while a dialog holds the page, so that nothing of the page moves (app/overlays.css).
 * To measure it lays the page out once more, which a phone need not do (guarantee/tap-response).
 */
export function keepScrollBarsRoom(): void {
  const root = document.documentElement;
  if (window.matchMedia(FINGERS).matches || document.querySelector('dialog[open]')) return;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}
