import { expect, it } from 'vitest';
import { root } from './do/root.mjs';
import { listInstallScripts } from './list-install-scripts.mjs';

it('tells which packages bring a script for their installation, and that one alone runs', () => {
  const lines = listInstallScripts(root);
  expect(lines.filter((line) => line.endsWith(': runs'))).toEqual([
    ...new Set(lines.filter((line) => line.startsWith('esbuild '))),
  ]);
  expect(lines.join('\n')).toMatch(/^esbuild [\d.]+: runs$/m);
});
