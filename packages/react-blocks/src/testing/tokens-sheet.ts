import { tokensCss } from '@frontage/site-model';

/**
 * The design tokens as a sheet for pages of somebody else: it leaves `color-scheme` to them, since
 * a page that is light only would otherwise turn dark in places.
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
