import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset(
    {
      index: 'src/index.ts',
      dom: 'src/dom/index.ts',
    },
    {
      // As a command it would not be found: tsup takes the text for a path and shortens
      // `node ../..`.
      onSuccess: async () => {
        await import('../../scripts/bundle-css.mjs');
        await import('../../scripts/bundle-engine.mjs');
      },
    },
  ),
);
