import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput } from '../../testing/test-page';

it('a section says how its blocks come in, and one that says nothing needs no script for it', () => {
  const document = testDocument({ type: 'text', data: { nodes: [] } });
  const [section] = document.sections;
  const html = (entrance?: 'rise') =>
    renderPage(
      testInput({
        ...document,
        sections: section ? [{ ...section, ...(entrance && { entrance }) }] : [],
      }),
    ).html;
  expect(html('rise')).toContain('data-entrance="rise"');
  expect(html()).not.toContain('data-entrance');
});
