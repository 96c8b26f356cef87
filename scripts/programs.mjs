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

/** Programs that run beside each other: when one ends, all end, and so does this process. */
export function createPrograms() {
  const children = new Set();
  const replaced = new Set();
  let stopping = false;

  function stopAll(code) {
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  }
  process.on('SIGINT', () => stopAll(0));
  process.on('SIGTERM', () => stopAll(0));
  // However this process ends, nothing of it stays behind.
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });

  /** Starts a program and resolves when it answers at `url`; its own sentence stands when it does not start. */
  async function start({ name, command, env, url, isTalkative = false }) {
    const [file, ...words] = command;
    const child = spawn(file, words, {
      stdio: ['ignore', isTalkative ? 'inherit' : 'pipe', isTalkative ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    children.add(child);
    let isReady = false;
    let ended = false;
    child.on('exit', (code) => {
      children.delete(child);
      ended = true;
      // To end well before it answers is to fail too.
      const outcome = isReady ? (code ?? 1) : code || 1;
      if (!replaced.delete(child)) stopAll(stopping ? (process.exitCode ?? 0) : outcome);
    });
    const closed = once(child, 'close');
    let hasSpoken = false;
    child.stdout?.resume();
    child.stderr?.on('data', (part) => {
      hasSpoken = true;
      process.stderr.write(part);
    });
    while (!ended) {
      const answered = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      isReady = answered && !ended;
      if (isReady) return child;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await closed;
    const code = process.exitCode ?? 0;
    if (code !== 0 && !hasSpoken) refuse(`The ${name} did not start.`);
    process.exit(code);
  }

  /** Ends one program so that another can take its place. */
  function retire(child) {
    replaced.add(child);
    child.kill('SIGTERM');
    return new Promise((resolve) => child.on('exit', resolve));
  }

  return { start, retire, isStopping: () => stopping };
}
