import { TestEnvironment } from 'jest-environment-jsdom';
import { GroupedFiles } from './group/grouped-files.mjs';

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
    const channels = new Set();
    /** Keeps no test run from ending. */
    this.global.BroadcastChannel = class QuietChannel extends BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
        channels.add(this);
      }
    };
    this.channels = channels;
  }

  /** Timers, replaced functions and channels to other tabs are a test file's. */
  endPlay() {
    // biome-ignore lint/correctness/useHookAtTopLevel: it is no hook of React's.
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    for (const channel of this.channels) channel.close();
    this.channels.clear();
  }

  /** @param registry Jest's modules by path */
  groupFiles(registry) {
    this.files = new GroupedFiles(this, registry);
  }

  handleTestEvent(event, state) {
    return this.files?.handle(event, state);
  }

  exportConditions() {
    return [''];
  }
}
