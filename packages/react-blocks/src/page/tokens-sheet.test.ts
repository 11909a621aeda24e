import { expect, it } from 'vitest';
import { tokensSheet } from '../testing/tokens-sheet';

it('tokens.css has the tokens of site-model, and leaves the colour scheme to its page', async () => {
  const sheet = tokensSheet();
  expect(sheet).toContain('--fr-color-accent: light-dark(');
  expect(sheet).not.toContain('color-scheme');
  await expect(sheet).toMatchFileSnapshot('tokens.css');
});
