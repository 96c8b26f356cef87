'use client';

import { Users } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import { loadPart } from '@/lib/browser/parts/load-part';
import type { Cart } from '@/lib/contract/cart/cart';
import { GroupPart } from './group-part';
import type { InviteSheet as InviteSheetType } from './invite-sheet';

const loadInvite = () => loadPart(() => import('./invite-sheet')).then((one) => one.InviteSheet);
const InviteSheet = lazyPart<ComponentProps<typeof InviteSheetType>>(loadInvite);

/** The members who fill the cart; with one person alone, the way to invite others (rule cart/group). */
export function GroupEntry({ cart }: { cart: Cart }) {
  const t = useTranslations('Group');
  const [isInviting, setInviting] = useState(false);
  // The button goes on when its sheet is here, or the document says what is missing.
  const invite = () =>
    loadInvite().then(
      () => setInviting(true),
      () => undefined,
    );
  return (
    <>
      {cart.group ? (
        <GroupPart cart={cart} onInvite={() => void invite()} />
      ) : (
        <button type="button" className="button button-quiet mt-4 w-full" onClick={() => void invite()}>
          <Icon of={Users} size={20} className="flex-none" />
          {t('order')}
        </button>
      )}
      {isInviting && <InviteSheet cart={cart} onClose={() => setInviting(false)} />}
    </>
  );
}
