import { useEffect, useRef } from 'react';
import { CHALLENGE_READY } from '@/lib/browser/challenge-frame';

/**
 * A document of its own with a policy of its own; it says when it can be written and is given the bank's document once
 * (rule payments/challenge). Its own scripts have no origin; the bank's page, to which it leads, has that of the bank.
 */
export function ChallengeFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const write = ({ source, origin, data }: MessageEvent) => {
      const own = frame.current?.contentWindow;
      if (!own || source !== own || origin !== 'null' || data !== CHALLENGE_READY) return;
      removeEventListener('message', write);
      // An origin that is none has no name.
      own.postMessage(html, '*');
    };
    addEventListener('message', write);
    return () => removeEventListener('message', write);
  }, [html]);
  return (
    <iframe
      ref={frame}
      src="/challenge.html"
      title={title}
      sandbox="allow-scripts allow-forms allow-same-origin"
      className="h-[min(70svh,560px)] w-full rounded-[var(--radius)] border border-line bg-white"
    />
  );
}
