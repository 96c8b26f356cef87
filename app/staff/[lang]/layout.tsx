import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StaffApp } from '@/components/staff/staff-app';
import { loadReadyWords } from '@/lib/i18n/load-ready-words';
import { loadStaffTexts } from '@/lib/i18n/load-staff-texts';
import { parseLocale } from '@/lib/i18n/parse-locale';
import '../../globals.css';
import './styles/colors.css';
import './styles/bar.css';
import './styles/staff.css';
import './styles/shift/board.css';
import './styles/shift/ticket.css';
import './styles/shift/pace.css';
import './styles/shift/undo.css';
import './styles/shift/one-table.css';
import './styles/shift/room.css';
import './styles/shift/booking-parts.css';
import './styles/shift/timeline.css';
import './styles/day/today.css';
import './styles/shift/bookings.css';
import './styles/shift/bookings-wide.css';
import './styles/day/money.css';
import './styles/day/past.css';
import './styles/day/said.css';
import './styles/day/close.css';
import './styles/day/alarms.css';
import './styles/shop/editing.css';
import './styles/shop/branches.css';
import './styles/shop/zones.css';
import './styles/shop/import.css';
import './styles/shop/look.css';
import './styles/shop/menu.css';
import './styles/shop/menu-parts.css';
import './styles/shop/offers.css';
import './styles/shop/product.css';
import './styles/shop/start.css';
import './styles/operator.css';

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
