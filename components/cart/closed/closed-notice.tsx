'use client';

import { Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useBring } from '@/components/cart/move/use-bring';
import { Icon } from '@/components/ui/icon';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import { useIsOpenFor } from '@/lib/browser/use-is-open-for';
import type { Cart } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { branchListPath, serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useClosed } from '@/lib/queries/cart/closed';
import { useClosedWords } from './closed-words';
import { NextSlot } from './next-slot';

type Other = 'delivery' | 'take_away';

/** Takes the cart to the other service and opens its form. */
function BringButton({ cart, slug, to, text }: { cart: Cart; slug: string; to: Other; text: string }) {
  const { bring, isPending } = useBring(cart);
  const takeAlong = async () => {
    const target = { supplierId: cart.supplier_id, choice: to };
    if (await bring(target)) goTo(screenPath({ screen: '*/precheckout', slug }));
  };
  return (
    <button
      type="button"
      className="button button-quiet"
      disabled={isPending}
      onClick={() => void takeAlong()}
    >
      {text}
    </button>
  );
}

function Ways({ cart, choice, brief }: { cart: Cart | null; choice: Other; brief: boolean }) {
  const { tenant, screen } = useApp();
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const other = choice === 'take_away' ? 'delivery' : 'take_away';
  const isOtherOpen = useIsOpenFor(other);
  const { supplier } = screen;
  if (!supplier) return null;
  const { slug } = supplier;
  const offered = (one: ServiceChoice) => supplier.services.includes(one);
  const filled = cart !== null && cart.products.length > 0 ? cart : null;
  const instead = offered(other) && isOtherOpen ? t('closed_instead', { service: services(other) }) : null;
  const isLaterOffered = choice === 'delivery' && offered('schedule');
  const hasOthers = tenant.suppliers.some(
    ({ id, services: of }) => id !== supplier.id && of.includes(choice),
  );
  const list = hasOthers ? branchListPath(choice) : null;
  if (!filled && !isLaterOffered && instead === null && list === null) return null;
  return (
    <div className={brief ? 'closed-ways closed-ways-brief' : 'closed-ways'}>
      {filled && <NextSlot cart={filled} slug={slug} />}
      {!filled && isLaterOffered && (
        <a className="button" href={serviceEntry({ slug, choice: 'schedule' })}>
          {t('closed_schedule')}
        </a>
      )}
      {instead !== null && filled && <BringButton cart={filled} slug={slug} to={other} text={instead} />}
      {instead !== null && !filled && (
        <a className="button button-quiet" href={serviceEntry({ slug, choice: other })}>
          {instead}
        </a>
      )}
      {list !== null && (
        <a className="button button-quiet" href={list}>
          {t('closed_branches', { establishment: tenant.establishment })}
        </a>
      )}
    </div>
  );
}

/** Says when the branch opens, or at a table whom to ask. @param ways false where they are shown elsewhere or would interrupt an addition */
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
  const t = useTranslations('Cart');
  const words = useClosedWords(cart, closed);
  const choice = cart ? toServiceChoice(cart) : chosen;
  if (!closed || !words || choice === 'schedule') return null;
  return (
    <section
      className="closed"
      aria-label={words.title}
      // A refused form focuses it.
      tabIndex={-1}
      data-wrong="true"
    >
      <p className="flex items-start gap-2" role="status">
        <Icon of={Clock} size={20} className="mt-[2px] flex-none" />
        <span>
          <strong className="font-semibold">{words.title}</strong> {words.said(closed.next)}
        </span>
      </p>
      {!brief && words.waits && <p className="mt-1 text-muted">{t('closed_keep')}</p>}
      {ways && (choice === 'delivery' || choice === 'take_away') && (
        <Ways cart={cart} choice={choice} brief={brief} />
      )}
    </section>
  );
}
