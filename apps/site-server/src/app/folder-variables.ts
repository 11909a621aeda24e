import { text, type ConfigurationVariable } from './configuration-variable';

/** The folders beside that of the data. */
export const folderVariables: readonly ConfigurationVariable[] = [
  {
    name: 'KEYS_DIR',
    schema: text,
    expects: 'a folder outside of DATA_DIR',
    fallback: undefined,
    purpose: 'where the keys are kept, when not beside DATA_DIR, in <DATA_DIR>-keys',
  },
  {
    name: 'BACKUPS_DIR',
    schema: text,
    expects: 'a folder',
    fallback: 'backups',
    purpose: 'where backups are written, unless backup --to names a file',
  },
];
