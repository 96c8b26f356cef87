import { BACKEND_PORT } from '@/tests/e2e/support/fixtures';
import { startFaultyService } from './faulty-service';
import { startSecondWeb } from './second-web';

const isConfig = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'place_search' in value;

/** The web program of an installation without a geocoder and a map, where addresses are words. */
export async function startWebWithoutMap() {
  const reword = (value: unknown) => (isConfig(value) ? { ...value, map: null, place_search: false } : value);
  const service = await startFaultyService({ backendPort: BACKEND_PORT, reword });
  const web = await startSecondWeb({ backendUrl: service.url, secret: 'only of this test run' });
  return {
    at: (tenant: string, path: string) => `http://${tenant}.localhost:${web.port}${path}`,
    async stop() {
      await web.stop();
      service.stop();
    },
  };
}
