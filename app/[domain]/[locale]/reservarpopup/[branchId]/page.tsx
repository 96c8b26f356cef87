import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReserveHead } from '@/components/booking/reserve/reserve-head';
import { FaultNotice, LateNotice } from '@/components/layout/part-notice';
import { ScreenHead } from '@/components/layout/screen-head';
import { loadReservePage } from '@/lib/loaders/load-personal-page';
import { PersonalPage } from '../../_page/personal/personal-page';
import { ReserveScreen } from '../../_page/personal/reserve-screen';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; branchId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Reserve' });
  return { title: t('page_title'), robots: { index: false } };
}

/** The form alone, for a frame on the tenant's other sites (rule booking/popup). */
export default async function ReservePopupPage({ params }: { params: Params }) {
  const { branchId, ...rest } = await params;
  const { supplier, instance, tenant, messages, nonce } = await loadReservePage({
    ...rest,
    supplierId: branchId,
  });
  return (
    <>
      <ScreenHead tenant={instance} view="BookingPopup" supplier={supplier} nonce={nonce} />
      <main id="main" className="page max-w-[640px] [&~footer]:hidden">
        <ReserveHead branch={supplier} />
        <div className="mt-4">
          <PersonalPage
            tenant={tenant}
            messages={messages}
            sendsLater={false}
            late={<LateNotice />}
            failed={<FaultNotice />}
          >
            <ReserveScreen supplier={supplier} frames={instance.frame_ancestors} />
          </PersonalPage>
        </div>
      </main>
    </>
  );
}
