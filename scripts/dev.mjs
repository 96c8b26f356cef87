// `npm run dev`: the sandbox, the backend and the web app from their sources, each with its changes as they are saved.
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { importDemoTenants, planDemo, printAddresses } from './demo.mjs';
import { installPackages } from './install.mjs';
import { createPrograms, refuse, requireNode, say } from './programs.mjs';

/** What Next does not reload by itself. */
const WEB_ENTRY = ['server.mjs', 'server', 'next.config.mjs'];
const TSX = ['node', 'node_modules/tsx/dist/cli.mjs'];

async function isFree(port) {
  const probe = createServer().listen(Number(port), '127.0.0.1');
  const [outcome] = await Promise.race([
    once(probe, 'listening').then(() => ['free']),
    once(probe, 'error').then(() => ['taken']),
  ]).catch(() => ['taken']);
  probe.close();
  return outcome === 'free';
}

requireNode();
const programs = createPrograms();
if (!installPackages()) refuse('The packages could not be installed.');
const plan = planDemo(process.env);
const VARIABLES = { web: 'PORT', backend: 'BACKEND_PORT', sandbox: 'SANDBOX_PORT' };
for (const [name, port] of Object.entries(plan.ports))
  if (!(await isFree(port))) refuse(`Port ${port} is taken; set ${VARIABLES[name]} to a free one.`);

const env = {
  NODE_ENV: 'development',
  NEXT_TELEMETRY_DISABLED: '1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};
const start = ({ name, command, program }) =>
  programs.start({ name, command, env: { ...env, ...program.env }, url: program.url, isTalkative: true });
const fromSource = (file) => [...TSX, 'watch', '--clear-screen=false', file];
const startWeb = () => start({ name: 'web app', command: ['node', 'server.mjs'], program: plan.web });

if (plan.sandbox) {
  say('Starting the payment sandbox…');
  await start({
    name: 'payment sandbox',
    command: fromSource('backend/sandbox/main.ts'),
    program: plan.sandbox,
  });
}
say('Starting the backend…');
await start({ name: 'backend', command: fromSource('backend/main.ts'), program: plan.backend });
importDemoTenants({ dataDir: plan.dataDir, command: [...TSX, 'scripts/tenant.ts'] });
say('Starting the web app…');
let web = await startWeb();

let restarting = false;
async function restartWeb() {
  if (restarting || programs.isStopping()) return;
  restarting = true;
  say('Starting the web app again…');
  await programs.retire(web);
  web = await startWeb();
  restarting = false;
}
for (const path of WEB_ENTRY) watch(path, { persistent: false }, restartWeb);
printAddresses(plan.publicOrigin);
