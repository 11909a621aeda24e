import { createFakeClock } from '@frontage/core-lifecycle/testing';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { TextsProvider } from '../../texts/TextsProvider';
import { followButton } from './follow-button.block';
import { FollowButton } from './FollowButton';
import { readUsername } from './read-username';

afterEach(() => document.body.replaceChildren());

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

describe('follow button', () => {
  it('[3.29b] [7.26b] holds a user name, and its link leads to the profile', () => {
    const root = showMarkup(<FollowButton id="b" username="@kiln_97" />);
    expect(root.dataset.username).toBe('kiln_97');
    expect(root.querySelector('a')?.href).toBe('https://x.com/kiln_97');
    expect(root.textContent).toBe('Follow @kiln_97');
  });

  it("says its owner's words, whatever they are, as words", () => {
    const label = '<img src=x onerror=alert(1)> & "more"';
    const root = showMarkup(<FollowButton username="kiln_97" label={label} />);
    expect([root.textContent, root.querySelectorAll('*').length]).toEqual([label, 1]);
    expect(showMarkup(<FollowButton username="kiln_97" label="  " />).textContent).toBe(
      'Follow @kiln_97',
    );
  });

  it("speaks the page's language", () => {
    const texts = { 'follow-button': { follow: 'تابع @{username}' } };
    const root = showMarkup(
      <TextsProvider language="ar" texts={texts}>
        <FollowButton username="kiln_97" />
      </TextsProvider>,
    );
    expect(root.textContent).toBe('تابع @kiln_97');
  });

  it('is large enough for a finger, and stays in a narrow column with a long label', () => {
    const root = showMarkup(<FollowButton username="kiln_97" label={'kiln'.repeat(40)} />);
    root.style.inlineSize = '200px';
    const { width, height } = root.querySelector('a')?.getBoundingClientRect() ?? new DOMRect();
    expect(width).toBeLessThanOrEqual(200);
    expect(height).toBeGreaterThanOrEqual(44);
  });

  it('shows nothing where nobody can be followed', () => {
    for (const username of ['', 'two words', 'javascript:alert(1)', '../admin', '"><script>']) {
      expect(renderToStaticMarkup(<FollowButton username={username} />)).toBe('');
    }
  });

  it('whatever the name, it leads to a profile or is not there', () => {
    const link = (username: string) =>
      parse(renderToStaticMarkup(<FollowButton username={username} />)).querySelector('a');
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^@?\w{1,22}$/),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const found = link(name);
        expect(found === null).toBe(readUsername(name) === undefined);
        if (found) expect(found.href).toMatch(/^https:\/\/x\.com\/\w{1,20}$/);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a user name', () => {
  it.each([
    'kiln_97',
    ' @kiln_97 ',
    'https://twitter.com/kiln_97',
    'http://www.twitter.com/@kiln_97/',
    'https://x.com/kiln_97?ref=button',
    '//mobile.twitter.com/kiln_97#top',
  ])('is found in %j', (text) => expect(readUsername(text)).toBe('kiln_97'));

  it.each([
    '',
    '@',
    'kiln 97',
    'kiln-97',
    'k'.repeat(21),
    'https://example.org/kiln_97',
    'https://x.com/kiln_97/status/1',
    'https://x.com.example/kiln_97',
    7,
    null,
    {},
  ])('is not in %j', (text) => expect(readUsername(text)).toBeUndefined());
});

describe('the button of the service', () => {
  const service = `${location.origin}/packages/react-blocks/src/testing/follow-service`;
  const scripts = () => document.querySelectorAll('script[src$="/widgets.js"]');
  afterEach(() => {
    scripts().forEach((script) => script.remove());
  });

  async function start(username: string, from = service, context = testContext()) {
    const root = showMarkup(<FollowButton username={username} widget />);
    const module = await import('./follow-button.mount');
    const read = () => ({ ...module.read(root), service: from });
    const end = await mountBlock(root, { ...module, read }, context);
    const link = root.querySelector('a');
    return { root, link, end };
  }

  it('[7.26a] is not started for a plain link', () => {
    const { selector = '' } = followButton;
    const plain = showMarkup(<FollowButton username="kiln_97" />);
    expect(plain.matches(selector)).toBe(false);
    const wanted = showMarkup(<FollowButton username="kiln_97" widget />);
    expect(wanted.matches(selector)).toBe(true);
  });

  it('[7.26a] is shown in place of the link, and is gone with the block', async () => {
    const { root, link, end } = await start('kiln_97');
    const before = canonical(root);
    await expect.poll(() => root.querySelector('iframe')?.title).toBe('Follow @kiln_97');
    await expect.poll(() => link?.checkVisibility()).toBe(false);
    end();
    expect(canonical(root)).toBe(before);
  });

  it('[7.26a] does not come where it fails or takes longer than ten seconds: the link stays', async () => {
    const nobody = await start('nobody', `${service}/.`);
    await expect.poll(() => scripts().length).toBe(1);
    const clock = createFakeClock();
    const context = testContext({ clock });
    const late = await start('kiln_97', 'http://127.0.0.1:9', context);
    clock.advance(10_000);
    await expect.poll(() => clock.waiting).toBe(0);
    for (const { link } of [nobody, late]) expect(link?.hidden).toBe(false);
    expect(context.issues).toEqual([]);
    late.end();
    nobody.end();
  });

  it.each([
    ['asked restrictive', 0],
    ['', 1],
  ])(
    '[7.26a] is asked for where the visitor allows other providers (%j)',
    async (policy, count) => {
      showMarkup(<FollowButton username="kiln_97" widget />);
      // A page of its own: a window knows once what its visitor allows.
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const inner = frame.contentWindow as (Window & typeof globalThis) | null; // as every window
      if (!inner) throw new Error('The frame has no window.');
      inner.document.documentElement.setAttribute('data-consent', policy);
      const { mount, read } = await import('./follow-button.mount');
      const data = read(document.querySelector<HTMLElement>('[data-block]') ?? document.body);
      const context = { ...testContext(), window: inner };
      const end = mount(data.root, { ...data, service }, context);
      const asked = inner.document.querySelectorAll('script[src$="/widgets.js"]');
      expect(asked).toHaveLength(count);
      end?.();
    },
  );
});
