import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from '@/scripts/bench/load/http-get';
import { BARE_PORT, type Program, startProgram } from './stage';

/** Built by the repository's packages. */
const FOLDER = '.data/bench/bare';
const NEXT = join(process.cwd(), 'node_modules/next/dist/bin/next');
export const BARE_HOST = 'bare.localhost';

const FILES = {
  'package.json': '{"private":true}',
  'next.config.mjs': `import { join } from 'node:path';
export default { poweredByHeader: false, turbopack: { root: join(import.meta.dirname, '../../..') } };`,
  'middleware.js': `import { NextResponse } from 'next/server';
export function middleware(request) {
  const url = request.nextUrl.clone();
  url.pathname = '/' + request.headers.get('host').split(':')[0] + url.pathname;
  return NextResponse.rewrite(url);
}
export const config = { matcher: '/((?!_next/).*)' };`,
  'app/layout.js': `export const metadata = { title: 'Bare', description: 'A page of sixty products' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/[host]/[length]/page.js': `export const revalidate = 60;
export const generateStaticParams = () => [];
const WORDS = 'corn river stone basil lemon cheese plantain coconut trout potato herb oven'.split(' ');
function text(length, seed) {
  let words = '';
  for (let index = seed * 7; words.length < length; index = (index * 31 + 17) % 1009) words += WORDS[index % 12] + ' ';
  return words.slice(0, length);
}
export default async function Page({ params }) {
  const length = Number((await params).length);
  return <main><h1>Menu</h1><ul>{Array.from({ length: 60 }, (_, index) =>
    <li key={index}><h2>Product {index}</h2><p>{text(length, index + 1)}</p></li>)}</ul></main>;
}`,
};

/** Static, sixty products, one line of middleware. */
export function buildBarePage(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(FOLDER, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  execFileSync('node', [NEXT, 'build'], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export const startBarePage = (): Promise<Program> =>
  startProgram({
    name: 'bare page',
    // Next rewrites internally only under its own address (guarantee/own-hostname).
    command: ['node', NEXT, 'start', FOLDER, '-p', String(BARE_PORT), '-H', '0.0.0.0'],
    env: { HOSTNAME: '' },
    url: `http://127.0.0.1:${BARE_PORT}/10`,
  });

const sizeAt = async (length: number) =>
  (await get({ port: BARE_PORT, host: BARE_HOST, path: `/${length}` })).body.length;

export async function barePathOf(bytes: number): Promise<string> {
  const [short, long] = [await sizeAt(10), await sizeAt(110)];
  const perLetter = (long - short) / 100;
  return `/${Math.max(1, Math.round(10 + (bytes - short) / perLetter))}`;
}
