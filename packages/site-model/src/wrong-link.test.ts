import { expect, it } from 'vitest';
import { pageLinks, visitorLinks, wrongLink } from './wrong-link';

it.each(['/', '/shop/jar?size=1#more', '/s/menu.pdf', 'https://x.example/a', 'ftp://x.example/a'])(
  'takes %s as a link to a page',
  (link) => expect(wrongLink(link, pageLinks)).toBeUndefined(),
);

it.each(['#hours', 'mailto:a@x.example', 'tel:+44-113', 'sms:+44113', '/shop'])(
  'offers %s to visitors',
  (link) => expect(wrongLink(link, visitorLinks)).toBeUndefined(),
);

it.each(['#hours', 'mailto:a@x.example', 'tel:+44-113'])('%s leads to no page', (link) =>
  expect(wrongLink(link, pageLinks)).toBe(`${link} is not a valid page URL`),
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'about', '/pages/0123456789abcdef01234567'])(
  '%s is offered to nobody',
  (link) => expect(wrongLink(link, visitorLinks)).toBe(`${link} is not a valid page URL`),
);
