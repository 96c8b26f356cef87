import type { BrowserContext } from '@playwright/test';

/** A sentence that was given nothing for one of its holes has one of these. */
const BROKEN_TEXT = /\bundefined\b|\bNaN\b|\[object |\{\w+\}/;
const PREFIX = 'broken text: ';
/** The worker runs one test at a time, so these are of the test that runs. */
let found: string[] = [];

/** Runs in each page from its beginning, and writes what it meets to the console once. */
function watchPage({ source, prefix }: { source: string; prefix: string }): void {
  const broken = new RegExp(source);
  const LABELS = ['aria-label', 'title', 'alt', 'placeholder'];
  const told = new Set<string>();
  const look = (text: string | null) => {
    const at = text?.search(broken) ?? -1;
    if (!text || at < 0) return;
    // A pattern of the whole line would try each of its signs as a beginning.
    const [line = ''] = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1);
    if (told.has(line)) return;
    told.add(line);
    console.debug(prefix + line);
  };
  const isSaid = ({ parentElement }: Node) => !parentElement?.closest('script, style, template, noscript');
  const lookAtLabels = (element: Element) => {
    for (const label of LABELS) look(element.getAttribute(label));
  };
  const lookInto = (root: Node) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = nodes.nextNode()) {
      if (node instanceof Element) lookAtLabels(node);
      else if (node instanceof Text && isSaid(node)) look(node.data);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) lookInto(node);
      else if (target instanceof Element) lookAtLabels(target);
      else lookInto(target);
    }
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: LABELS },
  });
}

/** Reads every title, text and label that a page of the context ever shows. */
export async function watchTexts(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(PREFIX)) found.push(message.text());
  });
  await context.addInitScript(watchPage, { source: BROKEN_TEXT.source, prefix: PREFIX });
}

/** @returns what was found since it was asked last */
export function takeBrokenTexts(): string[] {
  const taken = found;
  found = [];
  return taken;
}
