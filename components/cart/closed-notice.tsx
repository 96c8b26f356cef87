'use client';

import { Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useOpeningText } from '@/components/branches/opening-text';
import { Icon } from '@/components/ui/icon';
import { goTo } from '@/lib/browser/go-to';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { branchListPath, serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useClosed, useIsOpenFor } from '@/lib/queries/closed';
import { useScheduleCart } from '@/lib/queries/schedule-cart';
import { showError } from '@/lib/stores/error-store';
import { useBring } from './use-bring';

type Remote = 'delivery' | 'take_away' | 'schedule';

/** The cart goes along; a form that stays open keeps its content. */
function BringButton({ cart, slug, to, text }: { cart: Cart; slug: string; to: Remote; text: string }) {
  const take = useBring(cart);
  const later = useScheduleCart(cart);
  const address = screenPath({ screen: '*/precheckout', slug });
  // The button may unmount meanwhile.
  const takeAlong = async () => {
    if (await take.bring({ supplierId: cart.supplier_id, choice: to })) goTo(address);
  };
  const bring = async () => {
    if (to !== 'schedule' || cart.service !== 'delivery') return takeAlong();
    const outcome = await later.schedule();
    if (outcome.kind === 'other_cart') return takeAlong();
    if (outcome.kind === 'failed') return showError(outcome.error);
    // An open form asks for the hour and keeps its content.
    if (location.pathname !== address) goTo(address);
  };
  return (
    <button
      type="button"
      className={`button ${to === 'schedule' ? '' : 'button-quiet'}`}
      disabled={take.isPending || later.isPending}
      onClick={() => void bring()}
    >
      {text}
    </button>
  );
}

function Ways({ cart, choice, brief }: { cart: Cart | null; choice: Remote; brief: boolean }) {
  const { tenant, screen } = useVisit();
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const other = choice === 'take_away' ? 'delivery' : 'take_away';
  const isOtherOpen = useIsOpenFor(other);
  const { supplier } = screen;
  if (!supplier) return null;
  const offered = (one: ServiceChoice) => supplier.services.includes(one);
  const ways: { to: Remote; text: string }[] = [
    ...(choice === 'delivery' && offered('schedule')
      ? [{ to: 'schedule' as const, text: t('closed_schedule') }]
      : []),
    ...(offered(other) && isOtherOpen
      ? [{ to: other, text: t('closed_instead', { service: services(other) }) } as const]
      : []),
  ];
  const hasOthers = tenant.suppliers.some(
    ({ id, services: of }) => id !== supplier.id && of.includes(choice),
  );
  const list = hasOthers ? branchListPath(choice) : null;
  if (ways.length === 0 && list === null) return null;
  return (
    <div className={brief ? 'closed-ways closed-ways-brief' : 'closed-ways'}>
      {ways.map(({ to, text }) =>
        cart && cart.products.length > 0 ? (
          <BringButton key={to} cart={cart} slug={supplier.slug} to={to} text={text} />
        ) : (
          <a
            key={to}
            className={`button ${to === 'schedule' ? '' : 'button-quiet'}`}
            href={serviceEntry({ slug: supplier.slug, choice: to })}
          >
            {text}
          </a>
        ),
      )}
      {list !== null && (
        <a className="button button-quiet" href={list}>
          {t('closed_branches', { establishment: tenant.establishment })}
        </a>
      )}
    </div>
  );
}

/** Says when the branch opens. @param ways false where they are shown elsewhere or would interrupt an addition */
export function ClosedNotice({
  cart,
  brief = false,
  ways = true,
}: {
  cart: Cart | null;
  brief?: boolean;
  ways?: boolean;
}) {
  const closed = useClosed(cart);
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const openingText = useOpeningText();
  const choice = cart ? toServiceChoice(cart) : chosen;
  if (!closed || (choice !== 'delivery' && choice !== 'take_away')) return null;
  return (
    <section
      className="closed"
      aria-label={t('closed_title', { service: services(choice) })}
      // A refused form focuses it.
      tabIndex={-1}
      data-wrong="true"
    >
      <p className="flex items-start gap-2" role="status">
        <Icon of={Clock} size={20} className="mt-[2px] flex-none" />
        <span>
          <strong className="font-semibold">{t('closed_title', { service: services(choice) })}</strong>{' '}
          {openingText(closed.next)}
        </span>
      </p>
      {!brief && <p className="mt-1 text-muted">{t('closed_keep')}</p>}
      {ways && <Ways cart={cart} choice={choice} brief={brief} />}
    </section>
  );
}
