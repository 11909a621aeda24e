import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';
import { componentEntries } from './src/component-entries';

/**
 * tsup drops the directive; frameworks with server components need it on the components, and only
 * there.
 */
async function markClient(file: string): Promise<void> {
  await writeFile(file, `'use client'; ${await readFile(file, 'utf8')}`);
}

export default defineConfig(
  preset(
    {
      index: 'src/index.ts',
      react: 'src/react.ts',
      server: 'src/server/index.ts',
      fields: 'src/fields.ts',
      schema: 'src/schema.ts',
      views: 'src/views.ts',
      ...componentEntries,
    },
    {
      onSuccess: async () => {
        const entries = ['react', ...Object.keys(componentEntries)];
        await Promise.all(
          entries.flatMap((entry) => [`dist/${entry}.js`, `dist/${entry}.cjs`]).map(markClient),
        );
        await import('../../scripts/bundle-css.mjs');
      },
    },
  ),
);
