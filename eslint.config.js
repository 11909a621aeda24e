import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { describedDisables } from './scripts/lint/described-disables.mjs';
import { fileNamedAfterExport } from './scripts/lint/file-named-after-export.mjs';
import { noPackedLiteral } from './scripts/lint/no-packed-literal.mjs';
import { readEntryFiles } from './scripts/lint/read-entry-files.mjs';

const TESTS = [
  '**/*.test.{ts,tsx,mjs}',
  '**/*.type-test.ts',
  '**/*-contract.ts',
  '**/src/testing/**',
  'apps/*/e2e/**',
];
const DATA = ['**/*.table.{ts,mjs}', '**/tables/**', '**/enums/**', '**/*.data.ts'];
/** Files that others find by a name that is not that of an export. */
const NAMED_OTHERWISE = [
  ...TESTS,
  ...DATA,
  '**/index.{ts,mjs}',
  '**/{,*-}{defaults,messages}.ts',
  '**/*.d.{ts,mts}',
  '**/*.config.{ts,js,mjs}',
  'tsup.preset.ts',
  ...readEntryFiles(import.meta.dirname),
  // Each of them answers to the same names, those of what it is compared or drawn with.
  'bench/src/**/contestants/**',
  'apps/demo/clips/scenes/**',
];
const PURE = ['packages/*/src/**/*.ts'];
const NOT_PURE = [
  'packages/*/src/{dom,boot}/**',
  'packages/react-blocks/**',
  'packages/page-editor/**',
  'packages/frontage/**',
  ...TESTS,
];

const FORBIDDEN_SYNTAX = [
  {
    selector:
      'ImportDeclaration[source.value="zod"] > :matches(ImportSpecifier, ImportDefaultSpecifier)',
    message: "Write import * as z from 'zod': named imports keep bundlers from dropping the rest.",
  },
  { selector: 'ExportAllDeclaration', message: 'An entry lists its names: no `export *`.' },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only, so that a thing has one name everywhere.',
  },
  {
    selector:
      ':matches(ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > Identifier.id, ' +
      'ExportNamedDeclaration > *.declaration > Identifier.id)[name=/(utils|common|helpers|misc|manager)/i]',
    message: 'The name says nothing: name the one idea.',
  },
];

const IMPURE_PROPERTIES = [
  { object: 'Date', property: 'now', message: 'Pure code gets the time as an argument.' },
  {
    object: 'Math',
    property: 'random',
    message: 'Pure code gets randomness as an argument.',
  },
  {
    object: 'performance',
    property: 'now',
    message: 'Pure code gets the time as an argument.',
  },
];

/** Our own rules. */
const FRONTAGE = {
  rules: {
    'described-disables': describedDisables,
    'file-named-after-export': fileNamedAfterExport,
    'no-packed-literal': noPackedLiteral,
  },
};

const EXPORTED_TYPES = [
  'ExportNamedDeclaration > TSInterfaceDeclaration',
  'ExportNamedDeclaration > TSTypeAliasDeclaration',
  'ExportNamedDeclaration > VariableDeclaration',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.turbo/**',
      '**/.data/**',
      '**/.frontage/**',
      // Written by the end-to-end tests.
      'test-results/**',
      'types/**',
      // Declarations for others, in no program of ours.
      'packages/*/style.css.d.ts',
      'scripts/pack/examples/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { frontage: FRONTAGE },
    rules: {
      'frontage/described-disables': 'error',
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-self-compare': 'error',
      'no-unreachable': 'error',
      'no-unsafe-finally': 'error',
      'no-constant-condition': 'error',
      'no-dupe-keys': 'error',
      'no-fallthrough': 'error',
      'no-sparse-arrays': 'error',
      'no-nested-ternary': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      'frontage/no-packed-literal': 'error',
      // The formatter's width. A text is not cut in two to fit.
      'max-len': [
        'error',
        {
          code: 100,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: NAMED_OTHERWISE,
    rules: { 'frontage/file-named-after-export': 'error' },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    // Of all other files oxlint looks for these, at a tenth of the cost: see .oxlintrc.json.
    files: ['**/*.config.ts', 'tsup.preset.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
    },
  },
  {
    // Tools want a default export.
    files: ['**/*.config.{ts,js,mjs}', 'tsup.preset.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX.filter((rule) => !rule.selector.includes('Default')),
      ],
    },
  },
  {
    files: PURE,
    ignores: NOT_PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'setTimeout',
          'setInterval',
          'requestAnimationFrame',
          'queueMicrotask',
          'window',
          'document',
          'console',
        ].map((name) => ({ name, message: 'Pure code gets it as an argument.' })),
      ],
      'no-restricted-properties': ['error', ...IMPURE_PROPERTIES],
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Pure code gets the time as an argument.',
        },
      ],
    },
  },
  {
    // Consent makes the one storage of a visitor; what tracks receives it as an argument.
    files: ['packages/census/src/**/*.ts'],
    ignores: ['packages/census/src/{consent,dom/consent}/**', ...TESTS],
    rules: {
      'no-restricted-properties': [
        'error',
        ...IMPURE_PROPERTIES,
        ...['cookie', 'cookieStore', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'].map(
          (property) => ({ property, message: 'Tracking gets a VisitorStorage from consent.' }),
        ),
      ],
    },
  },
  {
    // Markup, and what says when a block starts, is what a React site ships for a component. With
    // an engine's entry comes the engine, which is to come with the mount.
    files: [
      'packages/react-blocks/src/blocks/**/[A-Z]*.tsx',
      'packages/react-blocks/src/**/*.{block,parts}.ts',
    ],
    // Islands are rendered in the browser once they are loaded.
    ignores: [...TESTS, '**/*Block.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        {
          selector: 'ImportDeclaration[importKind!="type"][source.value=/^@frontage.[a-z-]+.dom$/]',
          message:
            'Take it from the entry for markup (`/markup`, `/block`), or leave it to the mount.',
        },
      ],
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: { esm: true, ancestorsOnly: true },
          require: {
            FunctionDeclaration: true,
            ClassDeclaration: true,
            ArrowFunctionExpression: true,
          },
          contexts: EXPORTED_TYPES,
          enableFixer: false,
        },
      ],
      'jsdoc/require-description': [
        'error',
        { contexts: ['FunctionDeclaration', 'ClassDeclaration', ...EXPORTED_TYPES] },
      ],
      // A parameter whose name and type say all needs no line of its own.
      'jsdoc/check-param-names': [
        'error',
        { disableMissingParamChecks: true, checkDestructured: false },
      ],
      'jsdoc/check-tag-names': ['error', { definedTags: ['default'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: TESTS,
    rules: { 'max-lines': ['error', { max: 400 }], 'max-lines-per-function': 'off' },
  },
  {
    files: ['apps/*/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        {
          selector:
            'CallExpression[callee.property.name=/^unroute/], ' +
            'CallExpression[callee.property.name="route"] Property[key.name="times"]',
          message: 'A request may wait forever then: support/intercept.ts ends it otherwise.',
        },
      ],
    },
  },
  { files: DATA, rules: { 'max-lines': 'off' } },
);
