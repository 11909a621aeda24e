import { afterEach, expect, it, vi } from 'vitest';
import { mountLookVersion } from './mount-look-version';

afterEach(() => document.body.replaceChildren());

it('[2.24c] links of a page that is looked at in a version of the look stay in that version', async () => {
  const frame = document.createElement('iframe');
  // Pages of this origin stand for those of a site: what is asked for is all that counts.
  const address = new URL('?version=3&at=', location.href).href;
  frame.dataset['lookVersion'] = address;
  frame.src = URL.createObjectURL(
    new Blob(['<a href="#part">Part</a><form action="/sent"><button>Send</button></form>'], {
      type: 'text/html',
    }),
  );
  document.body.append(frame);
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve));
  await loaded();
  const unmount = mountLookVersion(document);
  const page = () => frame.contentDocument ?? document;
  const follow = (href: string) => {
    const link = page().createElement('a');
    link.href = href;
    page().body.append(link);
    link.click();
  };
  page().querySelector('a')?.click();
  page().querySelector('button')?.click();
  follow('https://elsewhere.example/');
  const begun = page().URL;
  expect(begun).toMatch(/^blob:.*#part$/);
  follow(new URL('/contact?from=home', location.href).href);
  await loaded();
  expect(page().URL).toBe(`${address}${encodeURIComponent('/contact?from=home')}`);
  unmount();
  const press = vi.fn((event: Event) => event.preventDefault());
  page().addEventListener('click', press);
  follow('/left');
  expect(press).toHaveBeenCalledOnce();
});
