import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactForm, goodValues } from '../../testing/site-fixture';
import { judgeSpam } from './judge-spam';
import { readSpamReasons } from './spam-reasons';

const judge = (
  values: Record<string, unknown>,
  more: { filledIn?: number; unchecked?: boolean; sent?: Record<string, unknown> } = {},
) => judgeSpam({ form: contactForm, sent: values, values, ...more });

describe('suspected spam', () => {
  it('nothing speaks against what a person sends', () => {
    expect(judge(goodValues, { filledIn: 0 })).toEqual([]);
    expect(
      judge({ ...goodValues, 'textarea-1': 'https://a.example' }, { filledIn: 1_000 }),
    ).toEqual([]);
    expect(
      judge({
        ...goodValues,
        'textarea-1': 'See https://a.example, www.b.example and http://c.example',
      }),
    ).toEqual([]);
  });

  it('a field for a web address may hold one', () => {
    const form = {
      fields: [{ id: 'w', type: 'website', title: 'Site', required: false } as const],
    };
    expect(judgeSpam({ form, sent: {}, values: { w: 'https://a.example' }, filledIn: 0 })).toEqual(
      [],
    );
  });

  it.each([
    ['honeypot', { sent: { 'frontage-website': 'x' } }, {}],
    ['honeypot', { sent: { 'frontage-website': ['x'] } }, {}],
    ['too-fast', { filledIn: 999 }, { 'textarea-1': 'https://a.example' }],
    ['links', {}, { 'textarea-1': 'http://a http://b\nhttps://c www.d.example' }],
    ['markup', {}, { 'textarea-1': 'buy <A  class="x" HREF="//x">here</a>' }],
    ['markup', {}, { 'textarea-1': '[url=//x]here[/url]' }],
    ['no-captcha', { unchecked: true }, {}],
    ['link-in-name', {}, { 'email-1': 'www.spam.example' }],
  ])('%s is named', (reason, more, values) => {
    expect(judge({ ...goodValues, ...values }, more)).toEqual([reason]);
  });

  it('names every reason there is', () => {
    const allReasons = {
      'email-1': 'http://x',
      'textarea-1': '<a href> www.a www.b www.c',
      'frontage-website': 'x',
    };
    expect(judge(allReasons, { filledIn: 0, unchecked: true })).toEqual([
      'honeypot',
      'too-fast',
      'links',
      'markup',
      'no-captcha',
      'link-in-name',
    ]);
  });

  it('judges whatever is sent, and reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('text-1', 'email-1', 'frontage-website', '__proto__'),
          fc.anything(),
        ),
        (sent) => {
          const reasons = judge(sent, { sent });
          expect(readSpamReasons(reasons.join(' '))).toEqual(reasons);
        },
      ),
    );
    expect(readSpamReasons('toString gone honeypot')).toEqual(['honeypot']);
  });
});
