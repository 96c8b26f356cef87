import { createRequire } from 'node:module';

// Jest brings it along.
const jest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: runTests } = jest('jest-circus/runner');

/** Jest's own; the environment is told where it keeps modules, to part those of the files of a group. */
export default function runBrowserTests(globalConfig, config, environment, runtime, ...rest) {
  environment.groupFiles(runtime.registries.moduleRegistry);
  return runTests(globalConfig, config, environment, runtime, ...rest);
}
