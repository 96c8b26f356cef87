// `npm start`: installs, builds, migrates, imports the demo tenants and starts both programs.
import { describeUnknown } from '../lib/domain/text/unknown-variables.mjs';
import { importDemoTenants, planDemo, printAddresses } from './demo.mjs';
import { makeDemoPeople } from './demo-people.mjs';
import { installPackages } from './install.mjs';
import { createPrograms, refuse, refuseTakenPorts, requireNode, say } from './programs.mjs';
import { keepPushKeys } from './push-keys.mjs';

requireNode();
for (const sentence of describeUnknown(process.env)) say(sentence);
const plan = planDemo(process.env);
await refuseTakenPorts(plan.places);
const programs = createPrograms();
if (!installPackages()) refuse('The packages could not be installed.');
const { buildAll } = await import('./build.mjs');
say('Building what changed…');
await buildAll();
// Another copy may have started during the build.
await refuseTakenPorts(plan.places);

const start = ({ name, file, env, url }) =>
  programs.start({ name, command: ['node', file], env: { NODE_ENV: 'production', ...env }, url });

if (plan.sandbox) {
  say(`Starting the ${plan.sandbox.name}…`);
  await start({ file: 'dist/backend/sandbox.mjs', ...plan.sandbox });
}
say('Starting the backend…');
const pushKeys = keepPushKeys({ ...plan, env: process.env });
await start({
  name: 'backend',
  file: 'dist/backend/main.mjs',
  ...plan.backend,
  env: { ...plan.backend.env, ...pushKeys },
});
const isNew = importDemoTenants({ ...plan, command: ['node', 'dist/backend/tenant.mjs'] });
const people = await makeDemoPeople({ ...plan, isNew });
say('Starting the web app…');
await start({ name: 'web app', file: 'server.mjs', ...plan.web });
printAddresses({ ...plan, people });
