import { readFileSync } from 'node:fs';
import * as stage from '@/scripts/bench/stage/stage';
import { listSourceFiles } from '../guards/source-files';

test('each program of the benchmarks has a port of its own, and all stand in one list', () => {
  const ports = Object.entries(stage).filter(([name]) => name.endsWith('_PORT'));
  expect(ports.length).toBeGreaterThan(5);
  expect(new Set(ports.map(([, port]) => port)).size).toBe(ports.length);
  const derived = listSourceFiles({ folders: ['scripts/bench'], pattern: /\.ts$/ }).filter(({ text }) =>
    /WEB_PORT \+|BACKEND_PORT \+/.test(text),
  );
  expect(derived.map(({ path }) => path)).toEqual(['scripts/bench/stage/stage.ts']);
  expect(readFileSync('scripts/bench/stage/browser.ts', 'utf8')).toMatch(/\$\{DEBUG_PORT\}/);
});
