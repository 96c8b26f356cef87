import type { Instance } from '@/lib/contract/instance';
import type { Supplier } from '@/lib/contract/supplier';
import type { OrderHint } from '@/lib/domain/order-hint';
import type { ScreenFacts } from '@/lib/domain/page-facts';
import { measuredBy, pixelIds } from '@/lib/domain/pixel-ids';
import { PERSONAL_VIEWS, UNMEASURED_VIEWS, type View } from '@/lib/domain/views';
import { FIRST_SCRIPT, KEEP_TAPS_SCRIPT } from '@/lib/visit/first-script';
import { ConsentBanner } from './consent-banner';

/** Where the runtime finds what screen it is on. */
export const SCREEN_MARK_ID = 'screen';
/** A product that the server has drawn over the menu: the runtime starts at once and puts its own sheet there. */
export const PEEK_ID = 'product-peek';

type MarkedBranch = Pick<
  Supplier,
  'id' | 'slug' | 'name' | 'phone' | 'whatsapp' | 'on_table_class' | 'services' | 'opening_hours' | 'popups'
>;

/** Says in a static document which screen it is and of which branch; the runtime reads it when it starts. */
export function ScreenMark({
  tenant,
  view,
  supplier = null,
  canOrder = false,
  orderHint = null,
  nonce,
}: {
  /** Null where a page cannot know it, on a view that measures nobody. */
  tenant: Pick<Instance, 'pixel_google_analytics' | 'pixel_facebook_analytics'> | null;
  view: View;
  supplier?: MarkedBranch | null;
  canOrder?: boolean;
  orderHint?: OrderHint | null;
  /** Of the request, on a personal page: its policy runs no script without it. */
  nonce?: string | undefined;
}) {
  const by = tenant && !UNMEASURED_VIEWS.includes(view) ? measuredBy(pixelIds(tenant)) : null;
  const facts: ScreenFacts = {
    view,
    supplier: supplier && {
      id: supplier.id,
      slug: supplier.slug,
      name: supplier.name,
      phone: supplier.phone,
      whatsapp: supplier.whatsapp,
      on_table_class: supplier.on_table_class,
      services: supplier.services,
      timezone: supplier.opening_hours.timezone,
      hours: supplier.opening_hours,
      // Nothing comes between a diner and their order.
      popups: PERSONAL_VIEWS.includes(view) ? [] : supplier.popups,
    },
    canOrder,
    orderHint,
  };
  const __html = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return (
    <>
      {by && <ConsentBanner by={by} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with `<` escaped */}
      <script type="application/json" id={SCREEN_MARK_ID} dangerouslySetInnerHTML={{ __html }} />
      {/* Right after the banner, so that it is shown before anything below it is drawn. A page without pixels asks nothing. The browser hides the nonce from whoever compares. */}
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
        dangerouslySetInnerHTML={{ __html: by ? FIRST_SCRIPT : KEEP_TAPS_SCRIPT }}
        suppressHydrationWarning
      />
    </>
  );
}
