import type { BuildOptions } from 'esbuild';

/** The condition under which our packages offer their sources. */
export const sourceCondition = '@frontage/source';

/** The oldest language version in the output: that of browsers of 2023. */
export const browserTarget = 'es2022';

/** How styles are bundled: from the sources, small, for browsers of 2023 and later. */
export const browserBundle = {
  bundle: true,
  write: false,
  minify: true,
  target: browserTarget,
  charset: 'utf8',
  legalComments: 'none',
  conditions: [sourceCondition],
} as const satisfies BuildOptions;
