import { spawn } from 'node:child_process';

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
      stdio: ['ignore', isTalkative ? 'inherit' : 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.add(child);
    let ended = false;
    child.on('exit', (code) => {
      children.delete(child);
      ended = true;
      if (!replaced.delete(child)) stopAll(stopping ? (process.exitCode ?? 0) : (code ?? 1));
    });
    child.stdout?.resume();
    while (!ended) {
      const answered = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return child;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    if (!stopping || process.exitCode !== 0) refuse(`The ${name} did not start.`);
    process.exit(0);
  }

  /** Ends one program so that another can take its place. */
  function retire(child) {
    replaced.add(child);
    child.kill('SIGTERM');
    return new Promise((resolve) => child.on('exit', resolve));
  }

  return { start, retire, isStopping: () => stopping };
}
