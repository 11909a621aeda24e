import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail';

const english = { lang: 'en', dir: 'ltr' } as const;

describe('a mail of a few paragraphs', () => {
  it('says the same as text and as HTML, in its language and its direction', () => {
    const { text, html } = composeMail(
      'ada@example.com',
      { lang: 'he', dir: 'rtl' },
      { subject: 'Ready', lines: ['One\nand two', { text: 'Go to it', href: 'https://a/?b=1' }] },
    );
    expect(text).toBe('One\nand two\n\nGo to it: https://a/?b=1');
    expect(html).toBe(
      '<!doctype html><html lang="he" dir="rtl"><head><meta charSet="utf-8"/></head><body>' +
        '<p>One<br/>and two</p><p><a href="https://a/?b=1">Go to it</a></p></body></html>',
    );
  });

  it('keeps what visitors wrote as text, in words, in links and in the language', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&amp;`;
    const { html } = composeMail(
      'ada@example.com',
      { lang: hostile, dir: 'ltr' },
      { subject: hostile, lines: [hostile, { text: hostile, href: `https://a/${hostile}` }] },
    );
    const escaped = '&quot;&gt;&lt;img src=x onerror=&#x27;alert(1)&#x27;&gt;&amp;amp;';
    expect(html.split(escaped)).toHaveLength(5);
    expect(html).not.toContain('<img');
  });

  it('links nowhere that runs a script', () => {
    const lines = [{ text: 'Go', href: 'javascript:document.title="ran"' }];
    expect(composeMail('ada@example.com', english, { subject: 'Go', lines }).html).not.toContain(
      'document.title',
    );
  });
});
