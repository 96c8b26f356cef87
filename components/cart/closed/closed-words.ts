import { useTranslations } from 'next-intl';
import { useOpeningText } from '@/components/branches/opening-text';
import { useErrorText } from '@/components/layout/error-text';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { seatKindOf } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Closed, NextOpening } from '@/lib/queries/cart/closed';

type ClosedWords = {
  title: string;
  /** The words after the title: when the branch opens. */
  said: (next: NextOpening) => string;
  /** The words on the button that the closing stops. */
  button: (next: NextOpening) => string;
  /** The order is kept until the branch opens. */
  waits: boolean;
};

const DAYS_AWAY = 2;

/**
 * Over a counter and from afar a closed branch says when it opens. At a table and in a room nobody waits for that: it names
 * who is there to ask (rule table/ordering); at a table of a branch that stays closed for days nobody is.
 * @param cart null: of the chosen service @returns null where none is chosen
 */
export function useClosedWords(cart: Cart | null, closed: Closed | null): ClosedWords | null {
  const { tenant, screen } = useApp();
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const errorText = useErrorText(tenant);
  const openingText = useOpeningText();
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = cart ? toServiceChoice(cart) : chosen;
  if (choice === null) return null;
  const seat = seatKindOf({ service: choice, onTableClass: screen.supplier?.on_table_class ?? null });
  const next = closed?.next ?? null;
  const paused = closed?.paused === true;
  const isDeserted = seat === 'table' && next !== null && next.inDays >= DAYS_AWAY;
  if (seat && !isDeserted) {
    const button = paused ? t('paused') : t('kitchen_closed', { establishment: tenant.establishment });
    return {
      title: errorText(paused ? 'paused' : 'closed', { seat }),
      said: () => '',
      button: () => button,
      waits: false,
    };
  }
  return {
    title: t(paused ? 'paused_title' : 'closed_title', { service: services(choice) }),
    said: openingText,
    button: (next) => t(paused ? 'paused_button' : 'closed_button', { opens: openingText(next) }),
    waits: true,
  };
}
