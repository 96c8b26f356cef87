// `npm run dev`: all programs from their sources, restarted as they are saved.
import { watch } from 'node:fs';
import { describeUnknown } from '../lib/domain/text/unknown-variables.mjs';
import { importDemoTenants, planDemo, printAddresses } from './demo.mjs';
import { makeDemoPeople } from './demo-people.mjs';
import { installPackages } from './install.mjs';
import { createPrograms, refuse, refuseTakenPorts, requireNode, say } from './programs.mjs';
import { keepPushKeys } from './push-keys.mjs';

/** The files that Next does not reload by itself. */
const WEB_ENTRY = [
  'server.mjs',
  'server',
  'lib/config/service-address.mjs',
  'lib/contract/service-names.mjs',
  'lib/domain/text/find-closest.mjs',
  'lib/domain/text/known-variables.mjs',
  'lib/domain/text/unknown-variables.mjs',
  'next.config.mjs',
];
const TSX = ['node', 'node_modules/tsx/dist/cli.mjs'];

requireNode();
for (const sentence of describeUnknown(process.env)) say(sentence);
const programs = createPrograms();
if (!installPackages()) refuse('The packages could not be installed.');
const plan = planDemo(process.env);
await refuseTakenPorts(plan.places);

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
  say(`Starting the ${plan.sandbox.name}…`);
  await start({
    name: plan.sandbox.name,
    command: fromSource('backend/sandbox/main.ts'),
    program: plan.sandbox,
  });
}
say('Starting the backend…');
const pushKeys = keepPushKeys({ ...plan, env: process.env });
await start({
  name: 'backend',
  command: fromSource('backend/main.ts'),
  program: { ...plan.backend, env: { ...plan.backend.env, ...pushKeys } },
});
const isNew = importDemoTenants({ ...plan, command: [...TSX, 'scripts/tenant.ts'] });
const people = await makeDemoPeople({ ...plan, isNew });
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
printAddresses({ ...plan, people });
