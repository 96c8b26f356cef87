/**
 * Shows the category of the address before first paint, because the document is the same for all. Adopts a style
 * sheet, so the markup stays. Plain ES5 without imports: it is text of the document.
 */
export const CHOOSE_CATEGORY = `(function () {
  var asked = /[?&]category=([^&]*)/.exec(location.search);
  var id = asked && /^\\d{1,16}$/.test(asked[1]) ? asked[1] : null;
  var own = id && '~="' + id + '"]';
  var known = own && document.querySelector('[data-tab' + own);
  var css = known
    ? '[data-overview],#menu>[data-category]:not([data-category' + own + '){display:none}' +
      '.tabs [data-tab' + own + '{border-color:transparent;background:var(--color-brand);color:var(--color-on-brand)}'
    : '#menu>[data-category]{display:none}' + (asked ? '.unknown-category{display:block}' : '');
  var sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
})()`.replace(/\n\s*/g, '');
