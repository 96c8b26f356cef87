import { readFileSync } from 'node:fs';

/** The declarations of the first rule whose selector holds some words. */
function ruleOf({ file, selector }: { file: string; selector: string }): string {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(selector);
  return start < 0 ? '' : text.slice(start, text.indexOf('}', start));
}

test('a button that cannot be pressed does not have the colour of one that can', () => {
  const rule = ruleOf({ file: 'app/globals.css', selector: '.button:is(:disabled, [aria-disabled="true"])' });
  // Muted words on a card are held to AA whatever a tenant picks.
  expect(rule).toContain('background: var(--color-card)');
  expect(rule).toContain('color: var(--color-muted)');
});

test('a button does not part its word where its card would', () => {
  expect(ruleOf({ file: 'app/globals.css', selector: '.card,\n' })).toContain('overflow-wrap: anywhere');
  expect(ruleOf({ file: 'app/globals.css', selector: '  .button {' })).toContain('overflow-wrap: break-word');
});

test('beside the picture of a sheet no word comes beneath its cross or its handle', () => {
  const words = ruleOf({ file: 'app/sheets.css', selector: '.sheet-pictured .sheet-words {' });
  expect(words).toContain('padding: 16px 44px 24px 0');
  const handle = ruleOf({ file: 'app/sheets.css', selector: '.sheet-pictured .sheet-handle {' });
  expect(handle).toContain('inset: 0 60% auto 0');
});
