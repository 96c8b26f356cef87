/** Room for the scroll bar that goes while a dialog holds the page, so that nothing of the page moves (app/overlays.css). */
export function keepScrollBarsRoom(): void {
  const root = document.documentElement;
  if (document.querySelector('dialog[open]')) return;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}
