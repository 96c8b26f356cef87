// Checks imports against the order of folders; prints what breaks a rule, and why.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A folder imports only those before it in its list. */
const ORDERS = {
  lib: 'domain contract config i18n theme reporting clients stores session tracking browser queries tenancy security edge seo loaders'.split(
    ' ',
  ),
  components:
    'ui seo layout branches feedback tenant table table/account table/my-list delivery menu cart payments orders table/bill people booking staff'.split(
      ' ',
    ),
  backend:
    'platform providers stored folders people branches purchases payments/accounts tenant menu delivery cart orders visit table booking payments feedback staff sandbox operator jobs'.split(
      ' ',
    ),
};

const ROUTES = String.raw`backend\/[\w/]+\/([\w-]*routes|watch-order|watch-branches|watch-table|watch-menu|pictures|limit-[a-z]+)$`;

/** `never`: a path without extension, or `npm:` and a package. */
const FENCES = [
  { from: /^(?!app\/)/, never: /^app\//, why: 'Pages are entered by a browser.' },
  { from: /^lib\//, never: /^components\//, why: 'What draws uses lib, never the other way.' },
  { from: /^(?!backend\/)/, never: /^backend\//, why: 'The web knows the backend by its contract.' },
  {
    from: /^backend\//,
    never: /^(lib\/(?!domain\/|contract\/)|components\/|npm:(next|react|server-only))/,
    why: 'The backend shares rules and contract with the web, nothing else.',
  },
  {
    from: /^lib\/domain\//,
    never: /^(?!lib\/domain\/|npm:(@turf|@date-fns|date-fns|@leeoniya\/ufuzzy)\b)/,
    why: 'Rules compute: no clock, no network, no framework.',
  },
  {
    from: /^lib\/contract\//,
    never: /^(?!lib\/(domain|contract)\/|npm:zod\/mini$)/,
    why: 'The contract is schemas; zod/mini keeps them small in the browser.',
  },
  {
    from: /^(lib\/(tenancy|theme|security)\/|middleware$)/,
    never: /^(npm:(react|react-dom|node:|next\/headers)|lib\/(clients|loaders)\/)/,
    why: 'It runs in the middleware.',
  },
  { from: /^lib\/(tenancy|theme)\//, never: /^npm:next\b/, why: 'Decisions are plain functions.' },
  {
    from: /^lib\/browser\/document\//,
    never: /^(?!lib\/browser\/document\/)/,
    why: 'It knows the document alone, so that ui may use it.',
  },
  {
    from: /^components\/ui\//,
    never: /^(lib\/(?!i18n\/navigation$|browser\/document\/)|npm:(next-intl|zustand|@tanstack))/,
    why: 'Primitives take props: no data, no texts.',
  },
  {
    from: /^(?!lib\/i18n\/navigation$)/,
    never: /^npm:next\/(link|navigation)$/,
    why: 'Links are plain anchors: every page is a document that begins a visit.',
  },
  {
    from: /^lib\/queries\//,
    never: /^lib\/(stores\/(error-store|cart\/move-question)|browser\/(go-to|parts\/load-part))$/,
    why: 'A query says what became of a change; the component that asked shows it.',
  },
  { from: /^(?!lib\/clients\/)/, never: /^npm:ky\b/, why: 'Calls leave through lib/clients.' },
  {
    from: /^(?!backend\/(platform\/(database|events)\/|folders\/hold-import$|pglite-worker$))/,
    never: /^npm:(pg|@electric-sql)\b(?!.*\btype\b)/,
    why: 'The database is reached through platform/database.',
  },
  { from: /^/, never: /^npm:@playwright\/test$/, why: 'Browser tests alone drive a browser.' },
  {
    from: /^backend\/platform\/(?!http\/)/,
    never: /^backend\/(?!platform\/|providers\/|context$|errors$|config$)/,
    why: 'The platform serves every area and knows none.',
  },
  {
    from: /^backend\/folders\//,
    never: /^backend\/(?!folders\/|stored\/|platform\/)/,
    why: 'Folders become rows; verbs come later.',
  },
  {
    from: /^backend\/(?!folders\/|operator\/|(?:import|shop)-process$|main$)/,
    never: /^backend\/folders\//,
    why: 'A folder is one way to make a tenant; what rows hold is described in backend/stored.',
  },
  {
    from: new RegExp(
      `^(?!${ROUTES})backend/(?!platform/|operator/|routes$|app$|main$|start-loops$|make-context$|context$)`,
    ),
    never: /^backend\/platform\/http\//,
    why: 'A verb knows no route.',
  },
];

/** `lib/domain/cart/tip` is in `domain`. */
function folderOf(path) {
  const [list = '', first, second] = path.split('/');
  const folders = ORDERS[list];
  if (!folders || first === undefined) return null;
  const nested = folders.indexOf(`${first}/${second}`);
  const place = nested >= 0 ? nested : folders.indexOf(first);
  return place < 0 ? null : { list, place };
}

/**
 * `payments/accounts` is entered by itself: the tenant's config names the origins of its gateways, and the other payments
 * stand on orders. Lines, members and payments of a purchase have a door each, so that `purchases` exports its rows alone.
 */
const AREA =
  /^backend\/(?!platform|providers|stored|folders|sandbox|operator|jobs)(purchases\/(?:lines|members|payments)|payments\/accounts|[a-z]+)\//;
/** Entered by its index; only the list of all routes takes its routes, and the operator those of staff. */
function isBesideDoor({ from, target }) {
  const area = AREA.exec(`${target}/`)?.[1];
  if (!area || from.startsWith(`backend/${area}/`) || target === `backend/${area}`) return false;
  return !(
    /^backend\/(routes|app|operator\/staff-calls)$/.test(from) && new RegExp(`^${ROUTES}`).test(target)
  );
}

function findBreach({ from, target }) {
  const fence = FENCES.find((one) => one.from.test(from) && one.never.test(target));
  if (fence) return fence.why;
  const [own, other] = [folderOf(from), folderOf(target)];
  const isAhead = own && other && own.list === other.list && other.place > own.place;
  if (isAhead && !/^backend\/platform\/http\//.test(from)) return 'A folder imports those before it.';
  return isBesideDoor({ from, target }) ? 'An area is entered by its index.' : null;
}

/** Paths from the root without extension; packages as `npm:name`. */
function importsOf(path) {
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const words = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(words)].flatMap((word) => {
    if (word === undefined) return [];
    if (word.startsWith('@/')) return [word.slice(2)];
    if (!word.startsWith('.')) return [`npm:${word}`];
    return [posix.join(posix.dirname(path), word)];
  });
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return /\.(tsx?|mjs)$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => listFiles(`${path}/${name}`));
}

const files = ['app', 'backend', 'components', 'instrumentation.ts', 'lib', 'middleware.ts'].flatMap(
  listFiles,
);
const breaches = files.flatMap((path) => {
  const from = path.replace(/\.(tsx?|mjs)$/, '');
  const whys = importsOf(path).map((target) => [target, findBreach({ from, target })]);
  return whys.filter(([, why]) => why !== null).map(([target, why]) => `${path} → ${target}: ${why}`);
});
const lost = files
  .filter((path) => /^(lib|components|backend)\/.+\//.test(path) && folderOf(path) === null)
  .map((path) => `${path}: its folder has no place in ORDERS.`);
const found = [...breaches, ...lost];
process.stdout.write(found.map((line) => `${line}\n`).join(''));
process.exitCode = found.length > 0 ? 1 : 0;
