import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that a browser has and jsdom lacks, taken from Node. */
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
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'crypto',
];

/** Keeps no test run from ending. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with fetch's globals, that resolves packages as Node does. */
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
    this.global.BroadcastChannel = QuietChannel;
  }

  exportConditions() {
    return [''];
  }
}
