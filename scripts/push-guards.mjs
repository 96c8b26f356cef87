const NOTICES = 'backend/orders/notices';
const PUSH = 'backend/providers/push/create-push.ts';

/** The guards of web push, as `guards.mjs` has them. */
export const PUSH_GUARDS = [
  {
    name: 'no browser is kept for an order that is being closed',
    file: `${NOTICES}/choose-notices.ts`,
    in: 'chooseNotices',
    text: ', lock: true',
    without: '',
    suites: 'push-choice',
  },
  {
    name: 'a browser is reached at a push service alone',
    file: `${NOTICES}/choose-notices.ts`,
    in: 'chooseNotices',
    text: '!to || !ctx.push?.serves(to.endpoint)',
    without: '!to',
    suites: 'push-choice',
  },
  {
    name: 'the browser that was chosen meanwhile stays',
    file: `${NOTICES}/push-browsers.ts`,
    in: 'dropBrowser',
    text: ' and endpoint = $3',
    without: ' and $3::text is not null',
    suites: 'push-notices',
  },
  {
    name: 'a browser is forgotten after its order',
    file: `${NOTICES}/push-browsers.ts`,
    in: 'forgetBrowserSoon',
    text: 'least(forget_at, $3)',
    without: 'greatest(forget_at, $3)',
    suites: 'push-choice',
  },
  {
    name: 'what was taken under another list is sent nowhere',
    file: PUSH,
    in: 'createPush',
    text: "if (!isServed(endpoint)) return 'gone';",
    without: 'if (!isServed(endpoint)) return post({ config, message });',
    suites: 'web-push',
  },
  {
    name: 'a push is not led elsewhere',
    file: PUSH,
    in: 'post',
    text: "redirect: 'error'",
    without: "redirect: 'follow'",
    suites: 'web-push',
  },
];
