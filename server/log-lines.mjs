import { format, stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { currentRequestId } from './request-id.mjs';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/**
 * Lines in the backend's form.
 * @param {string | undefined} level `LOG_LEVEL`
 * @param {import('pino').DestinationStream} [destination]
 */
export function createLog(level, destination = pino.destination({ sync: true })) {
  return pino({ name: 'web', level: LEVELS.includes(level) ? level : 'info' }, destination);
}

/** No path: it may end in a token. The edge's line of the same id has it. */
function routeOf(url = '') {
  const [, first = '', second = ''] = url.split(/[/?]/, 3);
  if (first === 'services') return '/services/*';
  if (first === '_next') return second === 'static' ? '/_next/static/*' : '/_next/*';
  return first === 'api' ? '/api/*' : 'page';
}

/**
 * One line for each request, when its answer has ended or its visitor has gone.
 * @returns {(hiddenPath: string) => void} takes the hidden path of a page, which begins with the host of a known tenant
 */
export function logCall({ log, request, response, requestId }) {
  const start = performance.now();
  const call = { method: request.method, route: routeOf(request.url) };
  let host;
  response.on('close', () => {
    const ms = Math.round(performance.now() - start);
    const aborted = response.writableFinished ? {} : { aborted: true };
    log.info({ requestId, host, ...call, status: response.statusCode, ...aborted, ms });
  });
  return (hiddenPath) => {
    host = /^(?:https?:\/\/[^/]+)?(?:\/preview)?\/([^/?]+)/.exec(hiddenPath)?.[1];
  };
}

/** As in backend/platform/describe-fault.ts: never the message, which may quote input (guarantee/quiet-logs). */
function describeFault(error) {
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at [^ ].*:\d+:\d+\)?$/.test(line));
  const { name, code, digest } = error;
  return { name, code, digest, at: at.map((line) => line.trim()) };
}

const PRINTS = { error: 'error', warn: 'warn', log: 'info', info: 'info' };

/**
 * Next prints through the console: that becomes lines of the log, with the id of the request that it prints for.
 * @param {{log: import('pino').Logger, target?: Record<string, unknown>}} prints
 */
export function catchPrints({ log, target = console }) {
  for (const [print, level] of Object.entries(PRINTS))
    target[print] = (...parts) => {
      const fault = parts.find((part) => part instanceof Error);
      const text = format(...parts.filter((part) => !(part instanceof Error)));
      const words = stripVTControlCharacters(text).trim();
      const error = fault ? { error: describeFault(fault) } : {};
      log[level]({ requestId: currentRequestId(), ...error }, words || 'request failed');
    };
}
