import { printScreen, SCREEN_MARK_ID } from '@/lib/browser/screen-facts';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { resolveOrderHints } from '@/lib/domain/branches/order-hint';
import type { MenuAddress } from '@/lib/domain/menu/menu-address';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { MAP_VIEWS, PERSONAL_VIEWS, UNMEASURED_VIEWS, type View } from '@/lib/domain/tenant/views';
import { measuredBy, pixelIds } from '@/lib/domain/visit/pixel-ids';
import { FirstScript } from './first-script';
import { ConsentBanner } from './privacy/consent-banner';

type MarkedBranch = Pick<
  Supplier,
  | 'id'
  | 'slug'
  | 'name'
  | 'phone'
  | 'whatsapp'
  | 'on_table_class'
  | 'services'
  | 'stalls'
  | 'opening_hours'
  | 'popups'
>;

/** Facts for the scripts of a static document. */
export function ScreenMark({
  tenant,
  view,
  supplier = null,
  canOrder = false,
  menuAddress = null,
  nonce,
}: {
  tenant: Pick<Instance, 'pixel_google_analytics' | 'pixel_facebook_analytics' | 'map' | 'suppliers'> | null;
  view: View;
  supplier?: MarkedBranch | null;
  canOrder?: boolean;
  /** Set on a page that is for one address of the menu alone. */
  menuAddress?: MenuAddress | null;
  nonce?: string | undefined;
}) {
  const isMeasured = !UNMEASURED_VIEWS.includes(view);
  const by = tenant && isMeasured ? measuredBy(pixelIds(tenant)) : null;
  const isPersonal = PERSONAL_VIEWS.includes(view);
  const facts: ScreenFacts = {
    view,
    ...(isPersonal ? { isPersonal } : {}),
    isMeasured,
    supplier: supplier && {
      id: supplier.id,
      slug: supplier.slug,
      name: supplier.name,
      phone: supplier.phone,
      whatsapp: supplier.whatsapp,
      on_table_class: supplier.on_table_class,
      services: supplier.services,
      ...(supplier.stalls.length > 0 ? { stalls: supplier.stalls.map(({ id }) => id) } : {}),
      timezone: supplier.opening_hours.timezone,
      hours: supplier.opening_hours,
      // Bookings are the only personal pages with announcements (rule branches/announcements).
      popups: isPersonal && view !== 'Booking' ? [] : supplier.popups,
    },
    canOrder,
    hints: supplier && !isPersonal ? resolveOrderHints({ menuAddress, branch: supplier }) : {},
    ...(tenant?.map && MAP_VIEWS.includes(view) ? { map: tenant.map } : {}),
  };
  return (
    <>
      {by && <ConsentBanner by={by} slug={supplier?.slug ?? tenant?.suppliers[0]?.slug ?? null} />}
      <script
        type="application/json"
        id={SCREEN_MARK_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with `<` escaped
        dangerouslySetInnerHTML={{ __html: printScreen(facts) }}
      />
      {/* Right after the banner, to show it before the rest is drawn. Browsers hide the nonce from comparison. */}
      <FirstScript view={view} asksConsent={by !== null} nonce={nonce} />
    </>
  );
}
