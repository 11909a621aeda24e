import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset(
    {
      index: 'src/index.ts',
      dom: 'src/dom/index.ts',
      markup: 'src/markup/index.ts',
    },
    {
      // Not as a command, because tsup would take the text for a path and shorten `node ../..`.
      onSuccess: async () => {
        await import('../../scripts/bundle-css.mjs');
        await import('../../scripts/bundle-engine.mjs');
      },
    },
  ),
);
