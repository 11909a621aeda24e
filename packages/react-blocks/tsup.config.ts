import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset({
    index: 'src/index.ts',
    react: 'src/react.ts',
    server: 'src/server/index.ts',
    schema: 'src/schema.ts',
  }, { onSuccess: 'node ../../scripts/bundle-css.mjs' }),
);
