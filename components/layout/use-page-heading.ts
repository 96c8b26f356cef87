import { useRef } from 'react';
import { afterPaint } from '@/lib/browser/document/after-paint';

/** Back to the heading, under which the page says how things stand: the button that was pressed, far below, is gone. */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const goToHeading = () => {
    afterPaint(() => {
      heading.current?.focus({ preventScroll: true });
      document.documentElement.scrollTop = 0;
    });
  };
  return { heading, goToHeading };
}
