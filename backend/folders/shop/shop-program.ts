import { type ChildProcess, fork } from 'node:child_process';
import type { ShopPort } from '@/backend/stored/shop-port';

export type ShopSettings = { connectionString: string; sendsSms: boolean };
/** `start`: a call will come. */
export type ShopProgram = ShopPort & { start(): void };
type Verb = keyof ShopPort;
type Given = Parameters<ShopPort[Verb]>[0];
/** Structured clones: dates stay dates. */
export type ShopTask = { id: number; verb: Verb; given: Given };
export type ShopWord = { id: number } & ({ result: unknown } | { failure: string });

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Running = { program: ChildProcess; waiting: Map<number, Waiting> };

/** Ten thousand products take a third. */
const MOST_MEMORY_MB = 1_024;
/** One saved price is followed by another; a start takes longer than a small change. */
const KEPT_MS = 2 * 60_000;

function start({
  file,
  settings,
  onEnd,
}: {
  file: string;
  settings: ShopSettings;
  onEnd: () => void;
}): Running {
  const program = fork(file, {
    execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, Waiting>();
  program.on('message', (word: ShopWord) => {
    const call = waiting.get(word.id);
    waiting.delete(word.id);
    if ('result' in word) call?.resolve(word.result);
    else call?.reject(new Error(word.failure));
  });
  const end = (why: string) => {
    onEnd();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  program.on('error', (error) => end(error.message));
  program.on('exit', (code, signal) =>
    end(
      `The program that edits large restaurants ended by itself (${signal ?? code}), perhaps for want of memory; the next call starts another.`,
    ),
  );
  program.send(settings);
  return { program, waiting };
}

/**
 * Works on restaurants in a program of its own, which is started for the first call and ends some minutes after the last one, so that
 * no call of a diner waits for it.
 * @param file the program; its functions reject with a sentence if it ends without an answer
 * @param keptMs how long it waits for another call
 */
export function createShopProgram({
  file,
  keptMs = KEPT_MS,
  ...settings
}: ShopSettings & { file: string; keptMs?: number }): ShopProgram {
  let running: Running | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  function open(): Running {
    clearTimeout(timer);
    if (running) return running;
    const started = start({
      ...{ file, settings },
      onEnd: () => {
        if (running === started) running = null;
      },
    });
    running = started;
    return started;
  }
  function endLater(used: Running): void {
    if (used !== running || used.waiting.size > 0) return;
    timer = setTimeout(() => {
      running = null;
      if (used.program.connected) used.program.disconnect();
    }, keptMs);
    timer.unref();
  }
  async function ask<T>(verb: Verb, given: Given): Promise<T> {
    const used = open();
    last += 1;
    const task: ShopTask = { id: last, verb, given };
    try {
      // The work of the same verb: `shop-process.ts`.
      return (await new Promise<unknown>((resolve, reject) => {
        used.waiting.set(task.id, { resolve, reject });
        used.program.send(task, (error) => error && reject(error));
      })) as T;
    } finally {
      used.waiting.delete(task.id);
      endLater(used);
    }
  }
  return {
    start: () => endLater(open()),
    read: (asked) => ask('read', asked),
    change: (edit) => ask('change', edit),
    check: (edit) => ask('check', edit),
    make: (shop) => ask('make', shop),
    export: (asked) => ask('export', asked),
    print: (asked) => ask('print', asked),
    printSheet: (asked) => ask('printSheet', asked),
    readMenuFile: (asked) => ask('readMenuFile', asked),
  };
}
