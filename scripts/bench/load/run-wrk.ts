import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Throughput } from '@/scripts/bench/report/results';
import { median } from '@/scripts/bench/report/statistics';
import { type Asked, get } from './http-get';
import { parseWrk } from './parse-wrk';

const run = promisify(execFile);
const SECONDS = 4;
const CONNECTIONS = 16;

async function wrk({ port, host, path, headers = {} }: Asked) {
  // In any other spelling wrk would send its own beside it.
  const all = Object.entries({ ...headers, Host: host }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    ...all,
    `http://127.0.0.1:${port}${path}`,
  ];
  return parseWrk((await run('wrk', args)).stdout);
}

/** In turns, so that noise of the machine falls on all. @throws Error for another answer than 200 */
export async function measureThroughput<Name extends string>({
  targets,
  rounds,
}: {
  targets: Record<Name, Asked>;
  rounds: number;
}): Promise<Record<Name, Throughput>> {
  const names = Object.keys(targets) as Name[];
  const measured = new Map<Name, { results: Awaited<ReturnType<typeof wrk>>[]; bytes: number }>();
  for (const name of names) {
    for (let warm = 0; warm < 20; warm += 1) await get(targets[name]);
    const { status, body } = await get(targets[name]);
    if (status !== 200) throw new Error(`${name} answers ${status}`);
    measured.set(name, { results: [], bytes: body.length });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured.get(name)?.results.push(await wrk(targets[name]));
  const entries = names.map((name): [Name, Throughput] => {
    const { results = [], bytes = 0 } = measured.get(name) ?? {};
    const failed = results.reduce((sum, one) => sum + one.failed, 0);
    if (failed > 0) throw new Error(`${name} failed ${failed} times under load`);
    return [
      name,
      {
        perSecond: results.map((one) => one.perSecond),
        p50Ms: median(results.map((one) => one.p50Ms)),
        p99Ms: median(results.map((one) => one.p99Ms)),
        bytes,
      },
    ];
  });
  return Object.fromEntries(entries) as Record<Name, Throughput>;
}
