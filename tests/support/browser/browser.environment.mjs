import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has and jsdom lacks, from Node. */
const GLOBALS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'crypto',
];

/** jsdom with fetch's globals, that resolves packages as Node does, so that msw's server answers in it. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...words) {
    super(...words);
    for (const name of GLOBALS) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }

  exportConditions() {
    return [''];
  }
}
