import { expect, it } from 'vitest';
import { readItem } from './read-item';

function item(html: string): ReturnType<typeof readItem> {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const link = holder.querySelector('a');
  if (!link) throw new Error('no link');
  return readItem(link);
}

it('[3.27b] a plain link to a picture is enough', () => {
  const { content, meta, id } = item('<a href="https://a.test/bowl.jpg">A bowl</a>');
  expect([content.src, content.sizeFormat, content.width, meta.title, id]).toEqual([
    'https://a.test/bowl.jpg',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('[3.27b] attributes of link, picture and slide give content and words', () => {
  const { content, meta, id, url } =
    item(`<li data-slide data-slide-id="s1" data-slide-url="bowl" data-type="image"><figure>
    <a href="https://a.test/b.jpg?format=2500w"><img alt="A bowl" data-image-dimensions="1600x900"></a>
    <figcaption><strong>Bowl</strong><span> Stoneware </span></figcaption></figure></li>`);
  expect(content).toMatchObject({
    type: 'image',
    alt: 'A bowl',
    width: 1600,
    height: 900,
    sizeFormat: 'queryString',
  });
  expect([meta, id, url]).toEqual([{ title: 'Bowl', description: 'Stoneware' }, 's1', 'bowl']);
});

it('[3.27b] line breaks are those that the page shows, not those of its source', () => {
  const caption = (style: string) => `<figure><a href="b.jpg"><img alt="A bowl"></a>
    <figcaption><strong>A
      bowl</strong><span style="${style}">Stoneware,
fired twice</span></figcaption></figure>`;
  document.body.innerHTML = caption('white-space: pre-line') + caption('');
  const read = [...document.querySelectorAll('a')].map((link) => readItem(link).meta);
  document.body.replaceChildren();
  expect(read).toEqual([
    { title: 'A bowl', description: 'Stoneware,\nfired twice' },
    { title: 'A bowl', description: 'Stoneware, fired twice' },
  ]);
});

it('[3.27b] a link beside the words leads on', () => {
  const { meta } = item(`<figure><a href="https://a.test/b.jpg"><img alt="A bowl"></a>
    <figcaption><strong>Bowl</strong><a href="https://a.test/shop/bowl">£38</a></figcaption></figure>`);
  expect(meta).toEqual({
    title: 'Bowl',
    description: undefined,
    link: { href: 'https://a.test/shop/bowl', text: '£38' },
  });
});

it('[3.27b] a published link that leads to the page takes the file of its picture', () => {
  const { content, meta } =
    item(`<div class="slide" data-type="image"><a href="#" role="button" data-title="Bowl" data-description="Old">
    <img alt="" data-src="https://a.test/c.jpg" data-image-dimensions="abc"></a></div>`);
  expect(content).toMatchObject({
    src: 'https://a.test/c.jpg',
    sizeFormat: 'queryString',
    alt: '',
  });
  expect([content.width, meta]).toEqual([undefined, { title: 'Bowl', description: 'Old' }]);
});
