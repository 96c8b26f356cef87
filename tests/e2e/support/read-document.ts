import type { APIRequestContext } from '@playwright/test';
import { WEB_PORT } from './fixtures';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The text of a piece of markup, on one line. */
export const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The whole elements of a name, such as `h2`, none of which holds another of its kind. */
export const elementsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>[\\s\\S]*?</${name}>`, 'g'))].map(([whole]) => whole);

const attributeOf = (element: string, name: string) => {
  const [, value] = new RegExp(`^<[^>]*\\s${name}="([^"]*)"`).exec(element) ?? [];
  return value === undefined ? null : decode(value);
};

/** Reads the document of an address as it is before any script runs; no browser is opened for it. */
export async function readDocument(asked: { request: APIRequestContext; tenant: string; path: string }) {
  const answer = await asked.request.get(`http://127.0.0.1:${WEB_PORT}${asked.path}`, {
    headers: { host: `${asked.tenant}.localhost` },
    maxRedirects: 0,
  });
  const html = await answer.text();
  const textsOf = (name: string) => elementsOf(html, name).map(textOf);
  return {
    status: answer.status(),
    /** Where a redirect leads. */
    location: answer.headers().location ?? null,
    html,
    text: textOf(html),
    lang: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1],
    /** The texts of every heading of a rank. */
    headings: (rank: 1 | 2 | 3) => textsOf(`h${rank}`),
    /** Each as where it leads and what it is called. */
    links: elementsOf(html, 'a').map((link) => ({
      href: attributeOf(link, 'href'),
      name: attributeOf(link, 'aria-label') ?? textOf(link),
    })),
  };
}
