import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describeTaken } from './ports.mjs';

export const say = (line) => process.stdout.write(`${line}\n`);

export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    refuse(`Node ${process.versions.node} is too old: this needs 20.19 or newer.`);
}

/** A second copy would be taken for the first. */
export async function refuseTakenPorts(places) {
  for (const place of places) {
    const sentence = await describeTaken(place);
    if (sentence) refuse(sentence);
  }
}

/** Another program's answer would be taken for this one's. The variable is the one that gave the program its port. */
function describeForeign({ name, url, env }) {
  const { hostname, port } = new URL(url);
  const variable = Object.keys(env ?? {}).find((one) => one.endsWith('PORT') && env[one] === port);
  return describeTaken({ host: hostname.replace(/[[\]]/g, ''), port, variable, name });
}

const MOST_DEATHS = 5;
const DEATHS_MS = 60_000;
/** Exit codes after which a program asks to be started again (backend/refuse.ts). */
const PASSING_CODES = new Set([70, 75]);
const PASSING_MS = 60_000;

const answers = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

const endPause = (state, program) => {
  clearTimeout(program.pause);
  state.pausing.delete(program);
};

function stopAll(state, code) {
  state.isStopping = true;
  for (const program of state.pausing) endPause(state, program);
  for (const child of state.children) child.kill('SIGTERM');
  process.exitCode = code;
}

function spawnChild({ children }, { command, env, isTalkative }) {
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
async function untilReady({ children }, child, url) {
  while (children.has(child)) {
    if ((await answers(url)) && children.has(child)) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

function revive(state, program, how) {
  const { name, deaths } = program;
  const now = Date.now();
  deaths.push(now);
  while (now - deaths[0] >= DEATHS_MS) deaths.shift();
  if (deaths.length >= MOST_DEATHS) {
    process.stderr.write(`The ${name} ended ${deaths.length} times within a minute, so all is stopped.\n`);
    return stopAll(state, 1);
  }
  const pauseMs = state.firstPauseMs * 2 ** (deaths.length - 1);
  say(`The ${name} ended (${how}); it starts again in ${pauseMs / 1_000} s…`);
  program.pause = setTimeout(async () => {
    endPause(state, program);
    const foreign = await describeForeign(program);
    if (state.isStopping || program.child === null) return;
    if (foreign) {
      process.stderr.write(`${foreign}\n`);
      return stopAll(state, 1);
    }
    watch(state, program, spawnChild(state, program));
    if (await untilReady(state, program.child, program.url)) say(`The ${name} answers again.`);
  }, pauseMs);
  state.pausing.add(program);
}

/** Starts it again when this child dies unasked. */
function watch(state, program, child) {
  program.child = child;
  program.pid = child.pid;
  child.on('exit', (code, signal) => {
    if (!state.isStopping && program.child === child) revive(state, program, signal ?? `code ${code}`);
  });
}

async function start(
  state,
  { isTalkative = false, began = Date.now(), pauseMs = state.firstPauseMs, ...given },
) {
  if (state.isStopping) process.exit();
  const plan = { ...given, isTalkative };
  const foreign = await describeForeign(plan);
  if (foreign) refuse(foreign);
  const child = spawnChild(state, plan);
  const program = { ...plan, child, pid: child.pid, deaths: [] };
  const closed = once(child, 'close');
  let hasSpoken = false;
  child.stderr?.once('data', () => {
    hasSpoken = true;
  });
  if (await untilReady(state, child, plan.url)) {
    watch(state, program, child);
    return program;
  }
  const [ended] = await closed;
  if (!state.isStopping && PASSING_CODES.has(ended) && Date.now() + pauseMs - began < PASSING_MS) {
    say(`The ${plan.name} is not ready yet (code ${ended}); it starts again in ${pauseMs / 1_000} s…`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return start(state, { ...plan, began, pauseMs: pauseMs * 2 });
  }
  // An exit with 0 before the first answer fails too.
  const code = state.isStopping ? (process.exitCode ?? 0) : ended || 1;
  if (code !== 0 && !hasSpoken) refuse(`The ${plan.name} did not start.`);
  process.exit(code);
}

function retire(state, program) {
  const { child } = program;
  program.child = null;
  endPause(state, program);
  if (!state.children.has(child)) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.on('exit', resolve));
}

/** Restarts what dies after its first answer, with doubling pauses; the fifth death within a minute ends all. */
export function createPrograms({ firstPauseMs = 250 } = {}) {
  const state = { children: new Set(), pausing: new Set(), isStopping: false, firstPauseMs };
  process.on('SIGINT', () => stopAll(state, 0));
  process.on('SIGTERM', () => stopAll(state, 0));
  // No child outlives this process.
  process.on('exit', () => {
    for (const child of state.children) child.kill('SIGTERM');
  });
  return {
    /** Resolves at the first answer of `url`; a failed start ends all, with a sentence unless the program wrote one. */
    start: ({ name, command, env, url, isTalkative = false }) =>
      start(state, { name, command, env, url, isTalkative }),
    /** Ends one program, so that another can take its place. */
    retire: (program) => retire(state, program),
    isStopping: () => state.isStopping,
  };
}
