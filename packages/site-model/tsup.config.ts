import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset({
    index: 'src/index.ts',
    editing: 'src/editing/index.ts',
    enums: 'src/enums/index.ts',
    fields: 'src/fields/index.ts',
    look: 'src/look/index.ts',
    schema: 'src/schema/index.ts',
  }),
);
