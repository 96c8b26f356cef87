import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StaffApp } from '@/components/staff/staff-app';
import { loadReadyWords } from '@/lib/i18n/load-ready-words';
import { loadStaffTexts } from '@/lib/i18n/load-staff-texts';
import { parseLocale } from '@/lib/i18n/parse-locale';
import '../../globals.css';
import './colors.css';
import './bar.css';
import './staff.css';
import './board.css';
import './ticket.css';
import './pace.css';
import './undo.css';
import './one-table.css';
import './room.css';
import './booking-parts.css';
import './timeline.css';
import './today.css';
import './bookings.css';
import './bookings-wide.css';
import './money.css';
import './past.css';
import './said.css';
import './close.css';
import './alarms.css';
import './editing.css';
import './branches.css';
import './zones.css';
import './import.css';
import './look.css';
import './menu.css';
import './menu-parts.css';
import './offers.css';
import './product.css';
import './start.css';
import './operator.css';

export const dynamic = 'force-dynamic';

type Params = Promise<{ lang: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).lang, namespace: 'Staff' });
  return {
    title: t('title'),
    robots: { index: false },
    manifest: '/manifest.webmanifest',
    icons: { icon: '/icon-192.png', apple: '/apple-touch-icon.png' },
    appleWebApp: { capable: true, title: t('title') },
  };
}

export const viewport: Viewport = { colorScheme: 'light dark' };

/** The document of the restaurants' people: the product's own look, whatever shop is on the screen (docs/decisions/0343). */
export default async function StaffLayout({ children, params }: { children: ReactNode; params: Params }) {
  const { lang } = parseLocale((await params).lang);
  setRequestLocale(lang);
  const messages = await loadStaffTexts(lang);
  const ready = await loadReadyWords();
  return (
    <html lang={lang} className="staff">
      <body>
        <StaffApp lang={lang} messages={messages} ready={ready}>
          {children}
        </StaffApp>
      </body>
    </html>
  );
}
