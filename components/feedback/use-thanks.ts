import { useEffect, useRef, useState } from 'react';
import { TAB_THANKS_MS } from '@/lib/domain/feedback/rating-tab';

/** Thanks for two seconds (rule feedback/rating-tab). @param onEnd after them */
export function useThanks(onEnd: () => void): { isThanking: boolean; thank: () => void } {
  const [isThanking, setThanking] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => end.current(), TAB_THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);
  return { isThanking, thank: () => setThanking(true) };
}
