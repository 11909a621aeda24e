import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset({
    index: 'src/index.ts',
    dom: 'src/dom/index.ts',
    schema: 'src/schema/index.ts',
  }),
);
