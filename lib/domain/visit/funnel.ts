import type { View } from '@/lib/domain/tenant/views';
import type { VisitSource } from './visit-source';

/** From a visit to what is paid. */
export const FUNNEL_STEPS = ['visit', 'menu', 'add_to_cart', 'begin_checkout', 'paid'] as const;
type FunnelStep = (typeof FUNNEL_STEPS)[number];
/** `paid` is read from orders: no browser says it. */
export type CountedStep = Exclude<FunnelStep, 'paid'>;

const MENU_VIEWS: ReadonlySet<string> = new Set<View>([
  'Home',
  'OnTableHome',
  'OnTableMenuDigital',
  'GrabAndGo',
  'ServiceRoom',
  'MainCategories',
  'SubCategories',
  'Product',
]);

/** Null: an event that is stored and counts for nothing (rule visit/numbers). */
export function stepOfEvent({ event, view }: { event: string; view: string | null }): CountedStep | null {
  if (event === 'page_view') return view !== null && MENU_VIEWS.has(view) ? 'menu' : 'visit';
  if (event === 'view_product') return 'menu';
  return event === 'add_to_cart' || event === 'begin_checkout' ? event : null;
}

/** How many visits of a source came as far as this step and no further. */
export type Reached = VisitSource & { step: FunnelStep; visits: number };
export type Funnel = Record<FunnelStep, number>;
export type FunnelOfSource = VisitSource & Funnel;

/** More would be written by whoever invents campaigns. */
const MOST_SOURCES = 100;
const OTHERS: VisitSource = { source: 'others', medium: '', campaign: '' };

const NOTHING: Funnel = { visit: 0, menu: 0, add_to_cart: 0, begin_checkout: 0, paid: 0 };
/** A visit that paid counts as one that saw the menu, even if that event was lost. */
const asFarAs = (step: FunnelStep): readonly FunnelStep[] =>
  FUNNEL_STEPS.slice(0, FUNNEL_STEPS.indexOf(step) + 1);

function add({ to, of, visits }: { to: Funnel; of: readonly FunnelStep[]; visits: number }): Funnel {
  return { ...to, ...Object.fromEntries(of.map((step) => [step, to[step] + visits])) };
}

const keyOf = ({ source, medium, campaign }: VisitSource) => JSON.stringify([source, medium, campaign]);

/** The totals and those by source, those with the most visits first; the rest together (rule visit/numbers). */
export function toFunnel(reached: readonly Reached[]): { all: Funnel; sources: FunnelOfSource[] } {
  let all = NOTHING;
  const bySource = new Map<string, FunnelOfSource>();
  for (const { step, visits, source, medium, campaign } of reached) {
    const of = asFarAs(step);
    all = add({ to: all, of, visits });
    const key = keyOf({ source, medium, campaign });
    const before = bySource.get(key) ?? { source, medium, campaign, ...NOTHING };
    bySource.set(key, { ...before, ...add({ to: before, of, visits }) });
  }
  const sorted = [...bySource.values()].sort(
    (a, b) => b.visit - a.visit || b.paid - a.paid || keyOf(a).localeCompare(keyOf(b)),
  );
  const [shown, rest] = [sorted.slice(0, MOST_SOURCES), sorted.slice(MOST_SOURCES)];
  if (rest.length === 0) return { all, sources: shown };
  const others = rest.reduce<Funnel>(
    (sum, one) => FUNNEL_STEPS.reduce((next, step) => add({ to: next, of: [step], visits: one[step] }), sum),
    NOTHING,
  );
  return { all, sources: [...shown, { ...OTHERS, ...others }] };
}

/** Thirteen months. */
const MOST_DAYS = 400;
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

const moveDay = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days asked for, both with; the last thirty where nothing is said. Null: the wrong way round, or too many. */
export function resolveDays({
  from,
  to,
  today,
}: {
  from: string | undefined;
  to: string | undefined;
  today: string;
}): { from: string; to: string; end: string } | null {
  const last = to ?? today;
  const first = from ?? moveDay(last, 1 - USUAL_DAYS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return days < 1 || days > MOST_DAYS ? null : { from: first, to: last, end: moveDay(last, 1) };
}
