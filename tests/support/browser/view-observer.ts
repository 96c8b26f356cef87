import { act } from '@testing-library/react';

const observers = new Set<ViewObserver>();

/** jsdom lays nothing out: an element is in view once a test says so. */
export class ViewObserver {
  private readonly watched = new Set<Element>();
  constructor(private readonly tell: IntersectionObserverCallback) {
    observers.add(this);
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  disconnect(): void {
    this.watched.clear();
    observers.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
  see(target: Element): void {
    if (!this.watched.has(target)) return;
    // The fields of an entry that the code under test reads.
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
}

/** Brings an element into view for whoever observes it. */
export function scrollIntoView(target: Element): void {
  act(() => {
    for (const observer of observers) observer.see(target);
  });
}
