import type { BuildOptions } from 'esbuild';

/**
 * How everything for the browser is bundled: from the sources, small, for browsers of 2023 and
 * later.
 */
export const browserBundle = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  conditions: ['@frontage/source'],
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;
