import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset({
    index: 'src/index.ts',
    fields: 'src/fields/index.ts',
    page: 'src/page/index.ts',
  }),
);
