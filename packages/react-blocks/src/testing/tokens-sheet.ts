import { tokensCss } from '@frontage/site-model';

/**
 * The design tokens as a style sheet for third-party pages: without `color-scheme`, because a
 * light-only page would otherwise turn dark in places.
 */
export function tokensSheet(): string {
  const [, declarations = ''] =
    /\{:root\{color-scheme:light dark;(.*)\}\}$/.exec(tokensCss()) ?? [];
  const lines = declarations
    .split(';')
    .map((line) => `    ${line.replace(':', ': ').replaceAll('),var', '), var')};`);
  return `/* Written from the tokens of site-model: \`vitest -u tokens-sheet\`. */
@layer tokens {
  :root {
${lines.join('\n')}
  }
}
`;
}
