import type { Step } from '@/scripts/bench/load/walk';
import type { Spread } from './statistics';

/** One address under load: requests a second, in rounds, and its times. */
export type Throughput = { perSecond: number[]; p50Ms: number; p99Ms: number; bytes: number };

export type Pages = {
  kind: 'pages';
  /** Resident memory of the web program after the load. */
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

/** Gzip −6 bytes of what one page loads. */
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

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number; count: number };
export type Services = {
  kind: 'services';
  config: Load;
  menu: Load;
  cartAdd: Load;
  placeOrder: Load;
  /** Orders sent evenly, fifty a second. */
  paced: Load;
  eventMs: Spread;
  /** The same on a tenant with 2,000 products. */
  large: { config: Load; cartAdd: Load } | null;
  memoryMb: number;
};

/** Medians of the calls of a visit in a small database, in a grown one, and at a large tenant of that. */
type GrowthStep = { step: Step; smallMs: number; grownMs: number; largeMs: number };
export type Growth = {
  kind: 'growth';
  visits: number;
  /** How long the growing took. */
  grownMs: number;
  steps: GrowthStep[];
  /** Of a visit, each counted once, and the tables that any of them reads from end to end. */
  statements: number;
  scanned: string[];
};

/** One tenant's calls while another's are many more than it may have; times of 95 in a hundred, by round. */
/** One import, and a neighbour's calls before it and beside it. */
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

export type Neighbour = {
  kind: 'neighbour';
  quota: number;
  floodPerSecond: number;
  quietP95Ms: number[];
  floodedP95Ms: number[];
  /** Of the tenant beside the flood. */
  calls: number;
  failed: number;
  /** Of the flood: answered, and refused with 429. */
  answered: number;
  refused: number;
};

/** Of one database: memory is what the backend holds more than before, in MB. */
export type StreamsOn = {
  /** Attempts of few diners at one tenant, and the calls of another one meanwhile. */
  flood: {
    open: number;
    refused: number;
    memoryMb: number;
    quietP95Ms: number;
    floodedP95Ms: number;
    failed: number;
  };
  /** From placing an order to each of its streams, all orders in turn. */
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

export type Lookup = { kind: 'lookup'; microseconds: number; calls: number; fetches: number };
/** CPU of the web program for a request in each round: a kept page, and three kinds of addresses that nobody has. */
export type Unknown = {
  kind: 'unknown';
  cpuMs: { kept: number[]; product: number[]; file: number[]; host: number[] };
  requests: number;
  grownMb: number;
};
export type Start = { kind: 'start'; firstMs: number; secondMs: number };

/** Megabytes after each minute of mixed load; the backend's on each database, null where there is none. */
export type Memory = { kind: 'memory'; webMb: number[]; pgliteMb: number[]; postgresqlMb: number[] | null };

export type Results = {
  machine: { cores: number; memoryGb: number; node: string; platform: string; date: string };
  pages?: Pages;
  weight?: Weights;
  lighthouse?: Audits;
  interaction?: Interaction;
  pglite?: Services;
  postgresql?: Services;
  growth?: Growth;
  neighbour?: Neighbour;
  streams?: Streams;
  import?: Imports;
  lookup?: Lookup;
  unknown?: Unknown;
  start?: Start;
  memory?: Memory;
  /** Why a section has no figures. */
  missing: Record<string, string>;
};
