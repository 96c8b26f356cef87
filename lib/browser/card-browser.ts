import type { CardBrowser } from '@/lib/contract/orders/orders';

/** The browser's facts that a card's bank asks for, told to the gateway alone (rule payments/challenge). */
export const readCardBrowser = (): CardBrowser => ({
  color_depth: String(screen.colorDepth),
  screen_height: String(screen.height),
  screen_width: String(screen.width),
  language: navigator.language,
  user_agent: navigator.userAgent.slice(0, 500),
  tz: String(new Date().getTimezoneOffset()),
});
