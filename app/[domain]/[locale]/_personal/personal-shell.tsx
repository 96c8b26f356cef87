import type { ReactNode } from 'react';
import { FaultNotice, LateNotice } from '@/components/errors/part-notice';
import { PersonalPage } from '@/components/shell/personal-page';
import { ScreenHead } from '@/components/shell/screen-head';
import { BackLink } from '@/components/ui/back-link';
import type { View } from '@/lib/domain/views';
import type { loadPersonalPage } from '@/lib/loaders/load-personal-page';

/** The frame of a personal page: a way back, a title, and the diner's own part inside the visit. */
export function PersonalShell({
  page,
  view,
  title,
  back,
  children,
}: {
  page: Awaited<ReturnType<typeof loadPersonalPage>>;
  view: View;
  /** Null where the content has a title of its own. */
  title: string | null;
  back: string;
  children: ReactNode;
}) {
  const { supplier, instance, tenant, messages, nonce } = page;
  const { id, slug, name, phone, whatsapp, on_table_class, services, opening_hours } = supplier;
  const { timezone } = opening_hours;
  const screen = {
    view,
    supplier: {
      id,
      slug,
      name,
      phone,
      whatsapp,
      on_table_class,
      services,
      timezone,
      hours: opening_hours,
      popups: [],
    },
    canOrder: false,
    orderHint: null,
  };
  return (
    <>
      <ScreenHead tenant={instance} view={view} supplier={supplier} nonce={nonce} />
      <main id="main" className={`page min-h-dvh ${view === 'PreCheckout' ? '' : 'max-w-[640px]'}`}>
        <BackLink href={`/${slug}`}>{back}</BackLink>
        {title && <h1 className="mt-2 text-page">{title}</h1>}
        <div className="mt-4">
          <PersonalPage
            tenant={tenant}
            screen={screen}
            messages={messages}
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
