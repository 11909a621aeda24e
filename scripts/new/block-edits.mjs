import { blockNames } from './block-names.mjs';

/**
 * What a new block changes in the files that list the blocks, each a function
 * from the old text to the new.
 *
 * @param {string} name kebab-case
 * @returns {Record<string, (text: string) => string>} file below react-blocks/src → edit
 */
export function blockEdits(name) {
  const { camel, pascal } = blockNames(name);
  const folder = `./blocks/${name}`;
  const fromServer = `../blocks/${name}`;
  return {
    'registry.ts': (text) =>
      addToEnd(
        addImports(text, [`import { ${camel} } from '${folder}/${name}.block';`]),
        /\n\];/,
        `\n  ${camel},`,
      ),
    'style.css': (text) => `${text.trimEnd()}\n@import '${folder}/${name}.css';\n`,
    'schema.ts': (text) =>
      addToEnd(
        addImports(text, [`import { ${camel}Schema } from '${folder}/${name}.schema';`]),
        /\n\};/,
        `\n  ${quoteKey(name)}: ${camel}Schema,`,
      ),
    'react.ts': (text) =>
      `${text.trimEnd()}\nexport { ${pascal}, type ${pascal}Props } from '${folder}/${pascal}';\n`,
    'server/render-block.tsx': (text) =>
      addToEnd(
        addImports(text, [
          `import { ${pascal} } from '${fromServer}/${pascal}';`,
          `import { readStored${pascal} } from '${fromServer}/${name}.stored';`,
        ]),
        /\n\};/,
        `\n\n  ${quoteKey(name)}: ({ id, data }) => <${pascal} id={id} {...readStored${pascal}(data)} />,`,
      ),
    'stored-blocks.test.ts': (text) =>
      addToEnd(
        addImports(text, [`import { readStored${pascal} } from '${folder}/${name}.stored';`]),
        /\n\};/,
        `\n  ${quoteKey(name)}: { read: readStored${pascal}, samples: [{ title: 'A title' }] },`,
      ),
  };
}

// After the last import of a block, or of anything.
function addImports(text, lines) {
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.filter((match) => match[0].includes('/blocks/')).at(-1) ?? imports.at(-1);
  if (last === undefined) throw new Error('no import to put another one after');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${lines.join('\n')}${text.slice(end)}`;
}

// Before the first closing bracket in column 0: that of the list of blocks.
function addToEnd(text, closing, addition) {
  const match = closing.exec(text);
  if (match === null) throw new Error('the end of the list of blocks is not where it was');
  return text.slice(0, match.index) + addition + text.slice(match.index);
}

function quoteKey(name) {
  return name.includes('-') ? `'${name}'` : name;
}
