import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset({
    index: 'src/index.ts',
    dom: 'src/dom/index.ts',
    block: 'src/dom/block/index.ts',
    boot: 'src/boot/index.ts',
    reading: 'src/reading/index.ts',
  }),
);
