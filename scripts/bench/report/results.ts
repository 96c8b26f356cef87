import type { Step } from '@/scripts/bench/load/walk';
import type { Spread } from './statistics';

/** Requests a second, in rounds. */
export type Throughput = { perSecond: number[]; p50Ms: number; p99Ms: number; bytes: number };

export type Pages = {
  kind: 'pages';
  /** Resident, after the load. */
  bareLanding: Throughput;
  landing: Throughput;
  bareMenu: Throughput;
  menu: Throughput;
  menuPacked: Throughput;
  edge: null | {
    fileLanding: Throughput;
    landing: Throughput;
    fileMenu: Throughput;
    menu: Throughput;
    menuPacked: Throughput;
  };
};

/** Gzip −6. */
export type Weight = {
  html: number;
  htmlPlain: number;
  css: number;
  before: number;
  after: number;
  requests: number;
  fonts: number;
};
export type Weights = { kind: 'weight'; landing: Weight; menu: Weight; bare: Weight; longHtml: number };

export type Lighthouse = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
};
export type Audits = {
  kind: 'lighthouse';
  bare: Lighthouse;
  landing: Lighthouse;
  menu: Lighthouse;
  runs: number;
};

export type Interaction = {
  kind: 'interaction';
  addMs: number[];
  openProductMs: number[];
  openCartMs: number[];
};

/** The board of a branch; bytes gzip −6, memory of the page's heap. */
export type BoardTimes = {
  kind: 'board';
  cards: number;
  scripts: number;
  eventMs: number[];
  tapMs: number[];
  events: number;
  warmMb: number;
  endMb: number;
};

/** While the menu is scrolled; a frame is late that took as long as one and a half. */
export type ScrollRun = { perSecond: number; frames: number; late: number; longTaskMs: number[] };
export type Scroll = { kind: 'scroll'; products: number; down: ScrollRun; up: ScrollRun };

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number; count: number };
/** Transactions of five statements, by the product's driver and by pgbench. */
export type Raw = { driver: Load; pgbenchPerSecond: number | null };
export type Services = {
  kind: 'services';
  config: Load;
  menu: Load;
  cartAdd: Load;
  placeOrder: Load;
  paced: Load;
  eventMs: Spread;
  large: { config: Load; cartAdd: Load } | null;
  /** On PostgreSQL. */
  raw?: Raw;
  memoryMb: number;
};

type GrowthStep = { step: Step; smallMs: number; grownMs: number; largeMs: number };
export type Growth = {
  kind: 'growth';
  visits: number;
  grownMs: number;
  steps: GrowthStep[];
  /** Each once, and the tables read from end to end. */
  statements: number;
  scanned: string[];
};

export type ImportRun = {
  what: string;
  products: number;
  ms: number;
  status: number;
  quietP95Ms: number;
  besideP95Ms: number;
  worstMs: number;
  calls: number;
  failed: number;
};
export type Imports = { kind: 'import'; pglite: ImportRun[]; postgresql: ImportRun[] | null };

/** An owner's work, median of its rounds, with a neighbour beside it. */
export type ShopRun = {
  what: string;
  products: number;
  ms: number;
  quietP95Ms: number;
  besideP95Ms: number;
  worstMs: number;
  calls: number;
  failed: number;
};
export type Shops = { kind: 'shop'; pglite: ShopRun[]; postgresql: ShopRun[] | null };

export type Neighbour = {
  kind: 'neighbour';
  quota: number;
  floodPerSecond: number;
  quietP95Ms: number[];
  floodedP95Ms: number[];
  calls: number;
  failed: number;
  answered: number;
  refused: number;
};

/** Memory in MB above the idle backend's. */
export type StreamsOn = {
  /** Attempts of few diners, and another tenant's calls. */
  flood: {
    open: number;
    refused: number;
    memoryMb: number;
    quietP95Ms: number;
    floodedP95Ms: number;
    failed: number;
  };
  /** From placing an order to each of its streams. */
  change: {
    streams: number;
    heard: number;
    failed: number;
    openMb: number;
    changedMb: number;
    p50Ms: number;
    p99Ms: number;
  };
};
export type Streams = { kind: 'streams'; pglite: StreamsOn; postgresql: StreamsOn | null };

/** From sending a round to the last phone of its table that shows it. */
export type TablesOn = {
  tables: number;
  phones: number;
  sent: number;
  /** Dishes that are missing in an account, and those that are there twice. */
  lost: number;
  doubled: number;
  p50Ms: number;
  p99Ms: number;
};
export type Tables = { kind: 'tables'; pglite: TablesOn; postgresql: TablesOn | null };

/** Medians of each round, ms: the hours of a full day for two and for a party that needs tables together, and a config call. */
export type BookingsOn = {
  tables: number;
  bookings: number;
  hours: number;
  hoursMs: number[];
  largeMs: number[];
  configMs: number[];
};
export type Bookings = { kind: 'bookings'; pglite: BookingsOn; postgresql: BookingsOn | null };

export const PAST_CALLS = [
  'one_name',
  'common_name',
  'number',
  'phone',
  'one_day',
  'until',
  'other_method',
  'today',
  'ratings',
  'conversations',
  'reading',
  'alarms',
] as const;
export type PastCall = (typeof PAST_CALLS)[number];
/** Medians of what staff ask about past orders, ms. */
export type Past = { kind: 'past'; orders: number; ms: Record<PastCall, number> };

export type Lookup = { kind: 'lookup'; microseconds: number; calls: number; fetches: number };
/** CPU for each request, by rounds. */
export type Unknown = {
  kind: 'unknown';
  cpuMs: { kept: number[]; product: number[]; file: number[]; host: number[] };
  requests: number;
  grownMb: number;
};
export type Start = { kind: 'start'; firstMs: number; secondMs: number };

/** MB after each minute; null without that database. */
export type Memory = { kind: 'memory'; webMb: number[]; pgliteMb: number[]; postgresqlMb: number[] | null };

export type Results = {
  machine: { cores: number; memoryGb: number; node: string; platform: string; date: string };
  pages?: Pages;
  weight?: Weights;
  lighthouse?: Audits;
  interaction?: Interaction;
  scroll?: Scroll;
  board?: BoardTimes;
  pglite?: Services;
  postgresql?: Services;
  growth?: Growth;
  neighbour?: Neighbour;
  streams?: Streams;
  tables?: Tables;
  bookings?: Bookings;
  past?: Past;
  import?: Imports;
  shop?: Shops;
  lookup?: Lookup;
  unknown?: Unknown;
  start?: Start;
  memory?: Memory;
  /** Why a section has no figures. */
  missing: Record<string, string>;
};
