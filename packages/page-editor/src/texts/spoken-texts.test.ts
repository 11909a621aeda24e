import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as typescript from 'typescript';
import { afterEach, expect, it } from 'vitest';
import { saySpoken, setSpokenTexts, spokenLocale, spokenText, spokenTexts } from './spoken-texts';

const source = join(import.meta.dirname, '..');
const english = { removed: '{kind} removed', undo: 'Undo', found: '{count} found' } as const;

let quiet = (): void => {};
afterEach(() => quiet());

it('what has no other language is English', () => {
  const table = spokenTexts('panel', { ...english, most: (count: number) => `At most ${count}` });
  const said = () => [
    saySpoken('panel', english, 'removed', { kind: 'Text' }),
    saySpoken('panel', english, 'undo'),
    saySpoken('panel', english, 'found', { count: 2 }),
    table.undo,
    table.most(3),
    spokenLocale(),
  ];
  const before = ['Text removed', 'Undo', '2 found', 'Undo', 'At most 3', 'en'];
  expect(said()).toEqual(before);
  quiet = setSpokenTexts({
    locale: 'de',
    panel: {
      removed: '{kind} ist weg',
      found: ({ count = 0 }: { count?: number }) => (count === 2 ? 'Beide da' : 'Mehrere da'),
      most: (count: number) => `Höchstens ${count}`,
    },
  });
  expect(said()).toEqual(['Text ist weg', 'Undo', 'Beide da', 'Undo', 'Höchstens 3', 'de']);
  expect(spokenText('panel', 'constructor')).toBeUndefined();
  quiet();
  expect(said()).toEqual(before);
});

/** What is in no table of texts though it looks like words: names of keys and types. */
const noWords = new RegExp(
  `^(${[
    'Arrow(Up|Down|Left|Right)|Enter|Escape|Delete|Backspace|Home|End|Control|Shift|Tab',
    'Of|All|Text|Range|Files|ProseMirror.*',
  ].join('|')})$`,
);

/** Strings of a file that look like words of a language. */
function wordsIn(file: string): string[] {
  const made = typescript.createSourceFile(file, readFileSync(file, 'utf8'), 99, true);
  const found: string[] = [];
  const visit = (node: typescript.Node): void => {
    // What programmers read is no text of the editor.
    if (typescript.isImportDeclaration(node) || typescript.isNewExpression(node)) return;
    if (typescript.isTypeNode(node)) return;
    const isText =
      typescript.isStringLiteralLike(node) ||
      typescript.isTemplateHead(node) ||
      typescript.isTemplateMiddle(node) ||
      typescript.isTemplateTail(node);
    const text = isText ? node.text.trim() : '';
    // Styles are in other words.
    if (text.includes('{')) return;
    if (/^[A-Z][a-z]+( |$)|[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text) && !noWords.test(text))
      found.push(text);
    typescript.forEachChild(node, visit);
  };
  visit(made);
  return found;
}

it('all that the editor says is in its tables of texts', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !/(-texts|-style|\.test|testing\/.*|type-test)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const outside = files.flatMap((file) =>
    wordsIn(join(source, file)).map((words) => `${file}: ${words}`),
  );
  expect(outside).toEqual([]);
  // The same finds what is in a table.
  expect(wordsIn(join(source, 'editor/editor-texts.ts')).length).toBeGreaterThan(100);
});
