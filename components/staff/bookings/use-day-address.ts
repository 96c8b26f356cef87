import { idIn, useShownAddress } from '@/components/staff/use-shown-address';

type Shown = { date: string | null; booking: number | null };
const DATE = /^[1-8]\d{3}-\d{2}-\d{2}$/;

function read(asked: URLSearchParams): Shown {
  const date = asked.get('date') ?? '';
  return { date: DATE.test(date) ? date : null, booking: idIn(asked, 'booking') };
}

const print = ({ date, booking }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(date === null ? {} : { date }),
    ...(booking === null ? {} : { booking: String(booking) }),
  });

/** The address names the day and the booking that are shown: a reload keeps both, and the way back closes the booking. */
export function useDayAddress() {
  const { shown, replace, push, goBack } = useShownAddress({ read, print });
  return {
    ...shown,
    goTo: (date: string | null) => replace({ date, booking: null }),
    open: (booking: number | null) => {
      if (booking === null) return goBack({ ...shown, booking });
      return shown.booking === null ? push({ ...shown, booking }) : replace({ ...shown, booking });
    },
  };
}
