import { expect, it, vi } from 'vitest';
import './style.css';
import { Cart, Gallery, HostProvider, Image, type PictureAddress } from './react';
import { sees } from './testing/cart-page';
import { createReactHost } from './testing/react-host';
import { noHurry } from './testing/test-blocks';
import { testCart } from './testing/test-shop';

const host = createReactHost();
const kiln = { source: '/kiln.jpg', width: 1200, height: 800, alt: 'The kiln' };
const address: PictureAddress = ({ source }, width) => `/w_${width}${source}`;
const named = (width: number): string => `/w_${width}/kiln.jpg`;
const images = (): HTMLImageElement[] => [...host.element.querySelectorAll('img')];

it("a picture and a gallery ask for their host's addresses, by the width that is laid out", async () => {
  const requested = vi.fn();
  new PerformanceObserver((list) =>
    requested(...list.getEntries().map(({ name }) => name)),
  ).observe({
    type: 'resource',
  });
  host.show(
    <HostProvider address={address}>
      <div style={{ width: '280px' }}>
        <Image picture={kiln} lightbox ratio={1.5} />
      </div>
      <Gallery slides={[{ id: 'kiln', picture: kiln }]} lightbox />
    </HostProvider>,
  );
  await sees(() => host.element.querySelectorAll('[data-block-state=ready]').length, 2);
  const [image, slide] = images();
  expect(images()).toHaveLength(2);
  expect(
    image
      ?.getAttribute('srcset')
      ?.split(', ')
      .map((part) => part.split(' ').at(-1)),
  ).toEqual(['100w', '300w', '500w', '750w', '1000w', '1200w']);
  for (const link of host.element.querySelectorAll('a')) expect(link.href).toContain(named(2500));
  await vi.waitFor(() => expect(image?.currentSrc).toContain(named(300)), noHurry);
  slide?.scrollIntoView();
  await vi.waitFor(() => expect(slide?.currentSrc).toContain('/w_'), noHurry);
  expect(requested.mock.calls.flat().filter((url) => String(url).includes('format='))).toEqual([]);
});

it('a waiting picture keeps the same place as one of the site', () => {
  const sizes = [undefined, address].map((scheme) => {
    host.show(
      <HostProvider key={String(scheme)} address={scheme}>
        <Image picture={kiln} />
        <Gallery design="strip" slides={[{ id: 'kiln', picture: kiln }]} />
        <Gallery design="autorows" slides={[{ id: 'kiln', picture: kiln }]} />
      </HostProvider>,
    );
    return images()
      .filter((image) => !image.closest('noscript'))
      .map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  });
  expect(sizes[1]).toEqual(sizes[0]);
});

it('the pictures beside the lines of a cart have them too', () => {
  host.show(
    <HostProvider address={address}>
      <Cart view={testCart({ lines: [{ picture: kiln }] })} />
    </HostProvider>,
  );
  expect(images()[0]?.src).toContain(named(300));
});
