import { expect, it } from 'vitest';
import type { Finding } from '../report/finding';
import { fetchPictures } from './fetch-pictures';

it('pictures of other servers are fetched up to 500 MB together', async () => {
  const findings = Array.from({ length: 30 }, (_, index): Finding => ({
    about: 'picture',
    from: 'a.html',
    source: `https://pots.example/${index}.png`,
    state: 'elsewhere',
    more: '',
  }));
  const large = new Uint8Array(25 * 1024 ** 2);
  let asked = 0;
  const fetched = await fetchPictures(findings, {
    fetchPicture: () => {
      asked += 1;
      return Promise.resolve(large);
    },
    keepPicture: () => Promise.resolve(() => large),
  });
  expect([asked, fetched.size]).toEqual([20, 30]);
  expect(fetched.get('https://pots.example/29.png')).toMatchObject({ state: 'elsewhere' });
});
