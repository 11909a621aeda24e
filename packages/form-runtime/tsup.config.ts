import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset(
    {
      index: 'src/index.ts',
      dom: 'src/dom/index.ts',
      markup: 'src/markup/index.ts',
      schema: 'src/schema/index.ts',
    },
    {
      onSuccess: async () => {
        await import('../../scripts/bundle-engine.mjs');
      },
    },
  ),
);
