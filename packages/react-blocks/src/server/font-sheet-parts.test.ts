import { describe, expect, it } from 'vitest';
import { testDocument, testInput } from '../testing/test-page';
import { policyHash } from './policy-hash';
import { renderPage } from './render-page';

const words = testDocument({
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: ['Hello'] }] },
});
const fontSheets = [
  {
    address: 'https://fonts.example/css?family=A&display=swap',
    filesFrom: 'https://files.example',
  },
  { address: 'https://kit.example/"kit.css', filesFrom: 'https://files.example' },
];
const render = () => renderPage(testInput(words, { fontSheets }));

describe('font sheets', () => {
  it('[7.27b] are linked so that they hold up nothing, with the connection to their files opened ahead', () => {
    const head = /<head>(.*)<\/head>/s.exec(render().html)?.[1] ?? '';
    expect(head).toContain(
      '<link rel="stylesheet" href="https://fonts.example/css?family=A&amp;display=swap" crossorigin="" media="print" data-font-sheet="">',
    );
    expect(head).toContain('href="https://kit.example/&quot;kit.css"');
    expect(
      head.match(/<link rel="preconnect" href="https:\/\/files\.example" crossorigin="">/g),
    ).toHaveLength(1);
    expect(head.indexOf('addEventListener("load"')).toBeLessThan(head.indexOf('media="print"'));
  });

  it('without scripts stand behind all content', () => {
    expect(render().html).toMatch(
      /<\/footer><noscript>(<link rel="stylesheet" [^>]*crossorigin="">){2}<\/noscript>/,
    );
  });

  it('[7.27b] add their own origins and one script to the policy, and no more', () => {
    const plain = renderPage(testInput(words)).policy;
    const { html, policy } = render();
    const [, script = ''] = /<script>(document\.addEventListener.*?)<\/script>/.exec(html) ?? [];
    expect(policy).toEqual({
      script: [...plain.script, policyHash(script)],
      style: plain.style,
      styleOrigins: ['https://fonts.example', 'https://kit.example'],
      fontOrigins: ['https://files.example'],
    });
  });

  it('a site without any asks for none', () => {
    const { html, policy } = renderPage(testInput(words, { fontSheets: [] }));
    expect(html).toBe(renderPage(testInput(words)).html);
    expect(html).not.toMatch(/https:|print/);
    expect(Object.keys(policy)).toEqual(['script', 'style']);
  });
});
