import { useEffect, useRef, useState } from 'react';

type Shown = { date: string | null; booking: number | null };
const DATE = /^[1-8]\d{3}-\d{2}-\d{2}$/;

function readAddress(): Shown {
  const asked = new URLSearchParams(location.search);
  const date = asked.get('date') ?? '';
  const booking = Number(asked.get('booking'));
  return {
    date: DATE.test(date) ? date : null,
    booking: Number.isSafeInteger(booking) && booking > 0 ? booking : null,
  };
}

function addressOf({ date, booking }: Shown): string {
  const asked = new URLSearchParams({
    ...(date === null ? {} : { date }),
    ...(booking === null ? {} : { booking: String(booking) }),
  });
  return asked.size > 0 ? `${location.pathname}?${asked}` : location.pathname;
}

/** The address names the day and the booking that are shown: a reload keeps both, and the way back closes the booking. */
export function useDayAddress() {
  const [shown, setShown] = useState<Shown>(readAddress);
  const isOnTop = useRef(false);
  useEffect(() => {
    const follow = () => {
      isOnTop.current = false;
      setShown(readAddress());
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  // Without the mark of a dialog that closes as it opens a booking: its step back would close the booking too.
  const replace = (next: Shown) => {
    history.replaceState(null, '', addressOf(next));
    setShown(next);
  };
  const push = (next: Shown) => {
    history.pushState(null, '', addressOf(next));
    isOnTop.current = true;
    setShown(next);
  };
  return {
    ...shown,
    goTo: (date: string | null) => replace({ date, booking: null }),
    open: (booking: number | null) => {
      if (booking === null) return isOnTop.current ? history.back() : replace({ ...shown, booking });
      return shown.booking === null ? push({ ...shown, booking }) : replace({ ...shown, booking });
    },
  };
}
