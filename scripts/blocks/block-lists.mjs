const NOTE = '// Written by `pnpm blocks` from the folders beside it.';

/**
 * Gives the lists of blocks.
 *
 * @param {import('./read-block-folders.mjs').BlockFolder[]} folders
 * @returns {Record<string, string>} file in the folder of all blocks → text
 */
export function blockLists(folders) {
  return {
    'block-fields.ts': fieldsList(folders),
    'server-blocks.ts': serverList(folders),
    'block-definitions.ts': definitionList(folders),
    'published-definitions.ts': publishedList(folders),
    'all-texts.ts': textsList(folders),
    'block-imports.ts': importList(folders),
    'styled-blocks.ts': styleList(folders),
    'blocks.css': styleSheet(folders),
    'shop/shop-mounts.ts': shopList(folders),
  };
}

function fieldsList(folders) {
  const tables = folders.flatMap(({ name, fields }) => fields.map((table) => [name, table]));
  return `${NOTE}
${importsOf(folders, 'fields')}

/** The table of what each kind of block stores, by the block's id. */
export const blockFields = {
${tables.map(([name, table]) => `  '${name}': ${table},`).join('\n')}
} as const;
`;
}

function serverList(folders) {
  return `${NOTE}
${importsOf(folders, 'server')}

/** How the server renders each kind of block. */
export const serverBlocks = [
${namesOf(folders, 'server')}
] as const;
`;
}

/** Definitions of published markup have names that begin so: our own pages do not load them. */
const isPublished = (name) => name.startsWith('published');

function definitionList(folders) {
  const files = withNames(filesOf(folders, 'block'), (name) => !isPublished(name));
  return `${NOTE}
import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
${importsOfFiles(files)}

/** Every block of our pages with a behaviour; of several that fit an element the first counts. */
export const blockDefinitions: readonly BlockDefinition<BlockContext>[] = [
${namesOfFiles(files)}
];
`;
}

function publishedList(folders) {
  const files = withNames(filesOf(folders, 'block'), isPublished);
  return `${NOTE}
import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
${importsOfFiles(files)}

/** Every block of published markup; of several that fit an element the first counts. */
export const publishedDefinitions: readonly BlockDefinition<BlockContext>[] = [
${namesOfFiles(files)}
];
`;
}

/** The files with those of their names that are wanted; a file without any is left out. */
function withNames(files, isWanted) {
  return files
    .map(({ file, names }) => ({ file, names: names.filter(isWanted) }))
    .filter(({ names }) => names.length > 0);
}

function textsList(folders) {
  const files = filesOf(folders, 'texts');
  return `${NOTE}
import type { BlockTexts } from '../texts/block-texts';
${importsOfFiles(files)}

/** The words of all blocks. */
export const allTexts: readonly BlockTexts[] = [
${namesOfFiles(files)}
];
`;
}

function importList(folders) {
  const files = filesOf(folders, 'import');
  return `${NOTE}
import type { BlockImport } from '../imports/block-import';
${importsOfFiles(files)}

/** How markup of each kind of block is read; of several that fit an element the first counts. */
export const blockImports: readonly BlockImport[] = [
${namesOfFiles(files)}
];
`;
}

function styleList(folders) {
  const styled = folders.filter(({ hasStyles }) => hasStyles);
  return `${NOTE}

/** The kinds of block that have styles. */
export const styledBlocks: readonly string[] = [
${styled.map(({ name }) => `  '${name}',`).join('\n')}
];

/** The kinds of published markup that are given styles; each comes with its script. */
export const styledPublished: readonly string[] = [
${folders
  .filter(({ hasPublishedStyles }) => hasPublishedStyles)
  .map(({ name }) => `  '${name}-published',`)
  .join('\n')}
];
`;
}

function styleSheet(folders) {
  const styled = folders.filter(({ hasStyles }) => hasStyles);
  const imports = styled.map(({ name }) => `@import './${name}/${name}.css';`);
  return `/* Written by \`pnpm blocks\` from the folders beside it. */\n${imports.join('\n')}\n`;
}

function shopList(folders) {
  const kinds = folders.filter(({ waitsForShop }) => waitsForShop);
  const loads = kinds.map(({ name }) => `  '${name}': () => import('../${name}/${name}.mount'),`);
  return `// Written by \`pnpm blocks\` from the folders of blocks: those that have behaviour and no definition.

/** Loads the kinds of block that the shop starts. */
export const shopMounts = {
${loads.join('\n')}
} as const;
`;
}

function importsOf(folders, role) {
  return folders
    .filter((folder) => folder[role].length > 0)
    .map(
      ({ name, [role]: names }) =>
        `import { ${names.join(', ')} } from './${name}/${name}.${role}';`,
    )
    .join('\n');
}

function namesOf(folders, role) {
  return folders.flatMap((folder) => folder[role].map((name) => `  ${name},`)).join('\n');
}

/** Lists the files of a role in all folders, with their exports. */
function filesOf(folders, role) {
  return folders.flatMap(({ name, [role]: files }) =>
    files.map(({ file, names }) => ({ file: `./${name}/${file}`, names })),
  );
}

function importsOfFiles(files) {
  return files
    .map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';`)
    .join('\n');
}

function namesOfFiles(files) {
  return files.flatMap(({ names }) => names.map((name) => `  ${name},`)).join('\n');
}
