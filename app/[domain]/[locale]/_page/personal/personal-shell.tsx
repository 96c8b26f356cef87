import type { ReactNode } from 'react';
import { FaultNotice, LateNotice } from '@/components/layout/part-notice';
import { ScreenHead } from '@/components/layout/screen-head';
import { BackLink } from '@/components/ui/back-link';
import { menuLinkMarks } from '@/lib/browser/menu-markup/chosen-service';
import type { View } from '@/lib/domain/tenant/views';
import type { loadBookingPage, loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { PersonalPage } from './personal-page';

/** Two columns on a wide screen. */
const WIDE_VIEWS: readonly View[] = ['PreCheckout', 'Checkout'];
/** On these views, a request that could not go out is not sent later by itself. */
const SENDS_AT_ONCE: readonly View[] = ['Checkout', 'WebCheckout', 'Booking'];

export function PersonalShell({
  page,
  view,
  title,
  lead = null,
  back,
  children,
}: {
  /** Without a branch that takes orders «back» leads to the landing. */
  page: Awaited<ReturnType<typeof loadPersonalPage | typeof loadBookingPage>>;
  view: View;
  /** Null: the content has its own. */
  title: string | null;
  /** The server draws it in the place of the title. */
  lead?: ReactNode;
  back: string;
  children: ReactNode;
}) {
  const { supplier, instance, tenant, messages, nonce } = page;
  const branch = supplier?.removed ? null : supplier;
  return (
    <>
      <ScreenHead tenant={instance} view={view} supplier={supplier} nonce={nonce} />
      <main id="main" className={`page min-h-dvh ${WIDE_VIEWS.includes(view) ? '' : 'max-w-[640px]'}`}>
        <BackLink href={`/${branch?.slug ?? ''}`} marks={branch ? menuLinkMarks : {}}>
          {back}
        </BackLink>
        {lead}
        {title && <h1 className="mt-2 text-page">{title}</h1>}
        <div className="mt-4">
          <PersonalPage
            tenant={tenant}
            messages={messages}
            sendsLater={!SENDS_AT_ONCE.includes(view)}
            late={<LateNotice />}
            failed={<FaultNotice />}
          >
            {children}
          </PersonalPage>
        </div>
      </main>
    </>
  );
}
