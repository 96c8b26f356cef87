'use client';

import { FIRST_SCRIPT, KEEP_TAPS_SCRIPT } from '@/lib/browser/first-script';
import {
  TAKE_BOOKING_TOKEN_SCRIPT,
  TAKE_RETURN_SCRIPT,
  TAKE_TOKEN_SCRIPT,
} from '@/lib/browser/links/link-token';
import { TAKE_SMART_LINK_SCRIPT } from '@/lib/browser/links/smart-link';
import { TAKE_TABLE_SCRIPT } from '@/lib/browser/links/table-code';
import { KEEP_MENU_SCRIPT } from '@/lib/browser/offline/keep-menu';
import type { View } from '@/lib/domain/tenant/views';

/** The script that takes tokens out of the address before anything else reads it. */
const takerOf = (view: View): string => {
  switch (view) {
    case 'Order':
      return TAKE_TOKEN_SCRIPT + TAKE_RETURN_SCRIPT;
    case 'OnTableMyOrder':
      return TAKE_RETURN_SCRIPT;
    case 'WebCheckout':
    case 'JoinGroup':
      return TAKE_TOKEN_SCRIPT;
    case 'BookInfo':
    case 'BookingRating':
    case 'OrderRating':
      return TAKE_BOOKING_TOKEN_SCRIPT;
    case 'SmartLink':
      return TAKE_SMART_LINK_SCRIPT;
    case 'TableCode':
      return TAKE_TABLE_SCRIPT;
    default:
      return '';
  }
};

const MENU_VIEWS: readonly View[] = [
  'Home',
  'OnTableHome',
  'OnTableMenuDigital',
  'GrabAndGo',
  'ServiceRoom',
  'MainCategories',
  'SubCategories',
];

/**
 * The script in the document that runs before all others. A client component, so that the page's data name it and do
 * not repeat its text; the browser's own copy has none (Next fills in NEXT_RUNTIME when it builds).
 */
export function FirstScript({
  view,
  asksConsent,
  nonce,
}: {
  view: View;
  asksConsent: boolean;
  nonce: string | undefined;
}) {
  // biome-ignore lint/style/noProcessEnv: a constant of Next's build, no setting
  const isServer = process.env.NEXT_RUNTIME === 'nodejs';
  // A preview has a nonce, and is kept by nobody (rule menu/offline).
  const keeper = nonce === undefined && MENU_VIEWS.includes(view) ? KEEP_MENU_SCRIPT : '';
  const text = isServer ? takerOf(view) + (asksConsent ? FIRST_SCRIPT : KEEP_TAPS_SCRIPT) + keeper : '';
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
