import { findTabs } from '@/lib/browser/menu-markup/bar';
import { headingOf } from '@/lib/browser/menu-markup/sections';
import { scrollToSection } from './scroll-to-section';

const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown'] as const;

const linksOf = (tabs: Element) => [...tabs.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
const sectionOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

/** The last one above the line, else the first, of those that a search leaves. */
function findCurrent({ links, line }: { links: HTMLAnchorElement[]; line: number }) {
  const shown = links.filter((link) => sectionOf(link)?.hidden === false);
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && scrollY > 0) return shown.at(-1);
  const next = shown.findIndex((link) => (sectionOf(link)?.getBoundingClientRect().top ?? 0) > line);
  return next < 0 ? shown.at(-1) : shown[Math.max(0, next - 1)];
}

function mark({ tabs, current }: { tabs: Element; current: HTMLAnchorElement | undefined }): void {
  // Read before anything is written: the page's layout stands.
  const left = current && current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
  for (const link of linksOf(tabs)) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (left !== undefined) tabs.scrollTo({ left, behavior: 'instant' });
}

/**
 * The category bar follows the scroll and scrolls to a tap, without changing the address. @returns the stop function
 */
export function followSections(bar: HTMLElement): () => void {
  const tabs = findTabs(bar);
  if (!tabs) return () => undefined;
  let current: HTMLAnchorElement | undefined;
  let going: HTMLAnchorElement | null = null;
  const look = () => {
    const line = bar.getBoundingClientRect().bottom + 24;
    const next = going ?? findCurrent({ links: linksOf(tabs), line });
    if (next === current) return;
    current = next;
    mark({ tabs, current });
  };
  const observer = new IntersectionObserver(look, {
    rootMargin: `-${bar.offsetHeight + 24}px 0px -60% 0px`,
    threshold: [0, 0.01],
  });
  for (const link of linksOf(tabs)) {
    const section = sectionOf(link);
    if (section) observer.observe(section);
  }
  const go = async (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const section = link && sectionOf(link);
    if (!link || !section) return;
    event.preventDefault();
    history.replaceState(null, '', link.hash);
    going = link;
    look();
    headingOf(section)?.focus({ preventScroll: true });
    await scrollToSection(section);
  };
  // Until the diner scrolls, because arriving parts may move the page.
  const letGo = () => {
    going = null;
  };
  for (const name of OWN_SCROLLING) addEventListener(name, letGo, { passive: true });
  tabs.addEventListener('click', go);
  addEventListener('scrollend', look);
  look();
  return () => {
    observer.disconnect();
    tabs.removeEventListener('click', go);
    removeEventListener('scrollend', look);
    for (const name of OWN_SCROLLING) removeEventListener(name, letGo);
  };
}
