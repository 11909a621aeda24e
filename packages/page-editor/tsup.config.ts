import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset({
    index: 'src/editor/index.ts',
    fields: 'src/fields/index.ts',
  }),
);
