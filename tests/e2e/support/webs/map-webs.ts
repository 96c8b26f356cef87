import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import { BACKEND_PORT } from '@/tests/e2e/support/fixtures';
import type { installFakeGoogle } from '@/tests/support/browser/fake-google';
import { startFaultyService } from './faulty-service';
import { startSecondWeb } from './second-web';

type GoogleAnswers = NonNullable<Parameters<typeof installFakeGoogle>[0]>;

const isConfig = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'place_search' in value;

/** The web program of an installation with a map. */
export async function startMapWeb(map: MapChoice) {
  const reword = (value: unknown) => (isConfig(value) ? { ...value, map } : value);
  const service = await startFaultyService({ backendPort: BACKEND_PORT, reword });
  const web = await startSecondWeb({ backendUrl: service.url, secret: 'only of this test run' });
  return {
    port: web.port,
    at: (tenant: string, path: string) => `http://${tenant}.localhost:${web.port}${path}`,
    async stop() {
      await web.stop();
      service.stop();
    },
  };
}

/** Stands where Google's script would: fills in what its loader prepared, and lets it go on. */
const entryOf = (answers: GoogleAnswers) => `
import { installFakeGoogle } from './tests/support/browser/fake-google';
const { maps } = window.google;
const goOn = maps.__ib__;
window.fakeGoogle = installFakeGoogle(${JSON.stringify(answers)});
Object.assign(maps, window.google.maps);
window.google = { maps };
goOn();
`;

/** Answers what the page asks Google for; tells what was asked. */
export async function answerForGoogle(page: Page, answers: GoogleAnswers = {}): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(answers), resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  });
  const asked: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' });
  });
  return asked;
}
