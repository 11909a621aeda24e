import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput } from '../../testing/test-page';

const render = (data: object) =>
  renderPage(
    testInput(testDocument({ type: 'follow-button', data: { username: 'kiln_97', ...data } })),
  );

it('[7.26a] a page allows the service its frame and its policy where its owner wants its button, and asks it for nothing itself', () => {
  const { html, policy } = render({ widget: true });
  expect(html).toContain('data-block="follow-button" data-block-state="waiting"');
  expect(html).toContain('href="https://x.com/kiln_97"');
  expect(html).not.toContain('platform.twitter.com');
  expect(policy.frames).toEqual(['https://platform.twitter.com']);
  expect(policy.trustedTypes).toEqual(['default']);
});

it('[7.26b] a page with the link alone allows nothing more, and starts nothing', () => {
  const { html, policy } = render({});
  expect(html).toContain('data-block="follow-button"');
  expect(html).not.toMatch(/follow-button"[^>]*data-block-state/);
  expect(policy).not.toHaveProperty('frames');
  expect(policy).not.toHaveProperty('trustedTypes');
});
