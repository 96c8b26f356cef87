import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends with one clear sentence. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Ends where Node is older than the floor. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    refuse(`Node ${process.versions.node} is too old: this needs 20.19 or newer.`);
}

const MOST_DEATHS = 5;
const DEATHS_MS = 60_000;

/** Whether somebody answers well at an address. */
const answers = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Programs that run beside each other. One that dies once it has answered is started again, after pauses that double
 * with each of its deaths within a minute; the fifth of them ends all, and this process.
 */
export function createPrograms({ firstPauseMs = 250 } = {}) {
  const children = new Set();
  /** Programs that are to start again after a pause. */
  const pausing = new Set();
  let stopping = false;

  function endPause(program) {
    clearTimeout(program.pause);
    pausing.delete(program);
  }

  function stopAll(code) {
    stopping = true;
    for (const program of pausing) endPause(program);
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  }
  process.on('SIGINT', () => stopAll(0));
  process.on('SIGTERM', () => stopAll(0));
  // However this process ends, nothing of it stays behind.
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });

  function spawnChild({ command, env, isTalkative }) {
    const [file, ...words] = command;
    const child = spawn(file, words, {
      stdio: ['ignore', isTalkative ? 'inherit' : 'pipe', isTalkative ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    children.add(child);
    child.on('exit', () => children.delete(child));
    child.stdout?.resume();
    child.stderr?.on('data', (part) => process.stderr.write(part));
    return child;
  }

  /** @returns whether it answered before it ended */
  async function untilReady(child, url) {
    while (children.has(child)) {
      if ((await answers(url)) && children.has(child)) return true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return false;
  }

  function revive(program, how) {
    const { name, deaths } = program;
    const now = Date.now();
    deaths.push(now);
    while (now - deaths[0] >= DEATHS_MS) deaths.shift();
    if (deaths.length >= MOST_DEATHS) {
      process.stderr.write(`The ${name} ended ${deaths.length} times within a minute, so all is stopped.\n`);
      return stopAll(1);
    }
    const pauseMs = firstPauseMs * 2 ** (deaths.length - 1);
    say(`The ${name} ended (${how}); it starts again in ${pauseMs / 1_000} s…`);
    program.pause = setTimeout(async () => {
      endPause(program);
      watch(program, spawnChild(program));
      if (await untilReady(program.child, program.url)) say(`The ${name} answers again.`);
    }, pauseMs);
    pausing.add(program);
  }

  /** Starts the program again when this child of it dies unasked. */
  function watch(program, child) {
    program.child = child;
    program.pid = child.pid;
    child.on('exit', (code, signal) => {
      if (!stopping && program.child === child) revive(program, signal ?? `code ${code}`);
    });
  }

  /**
   * Starts a program and resolves when it answers at `url`; one that does not start ends all, by its own sentence where
   * it has one.
   */
  async function start({ name, command, env, url, isTalkative = false }) {
    if (stopping) process.exit();
    const plan = { name, command, env, url, isTalkative };
    const child = spawnChild(plan);
    const program = { ...plan, child, pid: child.pid, deaths: [] };
    const closed = once(child, 'close');
    let hasSpoken = false;
    child.stderr?.once('data', () => {
      hasSpoken = true;
    });
    if (await untilReady(child, url)) {
      watch(program, child);
      return program;
    }
    const [ended] = await closed;
    // To end well before it answers is to fail too.
    const code = stopping ? (process.exitCode ?? 0) : ended || 1;
    if (code !== 0 && !hasSpoken) refuse(`The ${name} did not start.`);
    process.exit(code);
  }

  /** Ends one program so that another can take its place. */
  function retire(program) {
    const { child } = program;
    program.child = null;
    endPause(program);
    if (!children.has(child)) return Promise.resolve();
    child.kill('SIGTERM');
    return new Promise((resolve) => child.on('exit', resolve));
  }

  return { start, retire, isStopping: () => stopping };
}
