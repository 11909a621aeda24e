import type { BlockIssue, PageContext } from '@frontage/core-lifecycle/dom';
import { StrictMode, useCallback, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../style.css';
import { CartIndicator } from '../blocks/cart-indicator/CartIndicator';
import { Product } from '../blocks/product/Product';
import { HostProvider } from '../host/HostProvider';
import { useHost } from '../render/use-host';
import { fakeShop, setCartCount, type FakeShop } from '../testing/fake-shop';
import { showMarkup } from '../testing/test-blocks';
import { bootPage } from '../testing/boot-page';
import { testProduct } from '../testing/test-products';
import { siteCall } from './site-api';

let shop: FakeShop;
let root: Root | undefined;

beforeEach(async () => {
  setCartCount(undefined);
  shop = fakeShop();
  // A module that is already loaded is mounted together with the component.
  await import('../blocks/product/product.mount');
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  vi.restoreAllMocks();
  setCartCount(undefined);
  document.body.replaceChildren();
});

function host(content: ReactNode): void {
  document.body.innerHTML = '<main><div id="host"></div></main>';
  const element = document.getElementById('host');
  if (!element) throw new Error('no host');
  root = createRoot(element);
  flushSync(() => root?.render(<StrictMode>{content}</StrictMode>));
}

/** A site with something to buy; the indicator shows how many pieces its page counts. */
const site = (name: string): ReactNode => (
  <section id={name}>
    <CartIndicator id={`${name}-cart`} />
    <Product id={`${name}-pot`} view={testProduct()} headingLevel={3} />
  </section>
);
const counted = (name: string) => () =>
  document.querySelector(`#${name} [data-cart-count]`)?.getAttribute('data-cart-count');
const buy = (name: string): void =>
  document.querySelector<HTMLFormElement>(`#${name} form`)?.requestSubmit();
/** Waits for both blocks: a form that is sent before its block is ready leaves the test's page. */
const started = async (name: string): Promise<void> => {
  const states = () =>
    [...document.querySelectorAll<HTMLElement>(`#${name} [data-block]`)].map(
      ({ dataset }) => dataset.blockState,
    );
  await expect.poll(states).toEqual(['ready', 'ready']);
  await expect.poll(counted(name)).toBe('0');
};

it('two hosts in one window have two contexts that do not mix', async () => {
  host(
    <>
      <HostProvider>{site('one')}</HostProvider>
      <HostProvider>{site('other')}</HostProvider>
    </>,
  );
  await Promise.all([started('one'), started('other')]);
  const release = shop.hold();
  buy('one');
  await expect.poll(counted('one')).toBe('1');
  buy('other');
  await expect.poll(counted('other')).toBe('1');
  // Each counts the pending pieces of its own page, and sends its own keys.
  expect(counted('one')()).toBe('1');
  expect(new Set(shop.requests.map(({ body }) => body.key)).size).toBe(2);
  release();
  await expect.poll(counted('one')).toBe('2');
});

it('without a provider the components of a window share one', async () => {
  const pages: PageContext[] = [];
  const keep = (context: PageContext): PageContext => {
    pages.push(context);
    return context;
  };
  const loadKeep = async (): Promise<typeof keep> => keep;
  function Block(): ReactNode {
    return <div ref={useHost(loadKeep)[1]} />;
  }
  host(
    <>
      <Block />
      <Block />
      <HostProvider>
        <Block />
      </HostProvider>
    </>,
  );
  await expect.poll(() => pages.length).toBe(3);
  expect(new Set(pages.map(({ shared }) => shared)).size).toBe(2);
  expect(new Set(pages.map(({ policy }) => policy)).size).toBe(1);
});

it('two blocks of one page have one context: their calls, and the pieces on their way', async () => {
  const main = showMarkup(<>{site('page')}</>).closest('main');
  if (!main) throw new Error('no page');
  const end = bootPage();
  await started('page');
  const release = shop.hold();
  buy('page');
  await expect.poll(counted('page')).toBe('1');
  release();
  end();
});

it('what goes wrong is reported to the host around, and by itself to the console', async () => {
  const report = vi.fn();
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const remarks = vi.spyOn(console, 'warn').mockReturnValue();
  const cause = new Error('It broke.');
  function Block({ code, message, cause: thrown }: BlockIssue): ReactNode {
    const load = useCallback(
      async () => (context: PageContext) => context.report({ code, message, cause: thrown }),
      [code, message, thrown],
    );
    return <div ref={useHost(load)[1]} />;
  }
  host(
    <>
      <Block code="OUTER" cause={cause} />
      <Block code="OLD" message="It is old." />
      <HostProvider report={report}>
        <HostProvider>
          <Block code="INNER" message="It is new." />
        </HostProvider>
      </HostProvider>
    </>,
  );
  await expect.poll(() => report.mock.calls.length).toBeGreaterThan(0);
  expect(report.mock.calls[0]).toEqual([{ code: 'INNER', message: 'It is new.' }]);
  expect(errors.mock.calls).toEqual([['[react-blocks] OUTER', cause]]);
  expect(remarks.mock.calls).toEqual([['[react-blocks] OLD', 'It is old.']]);
});

it('the calls of a page are one, and those of another page others', async () => {
  const calls: unknown[] = [];
  function Block(): ReactNode {
    return <div ref={useHost(loadKeepCall)[1]} />;
  }
  const keepCall = (context: Parameters<typeof siteCall>[0]): void =>
    void calls.push(siteCall(context));
  const loadKeepCall = async (): Promise<typeof keepCall> => keepCall;
  host(
    <>
      <HostProvider>
        <Block />
        <Block />
      </HostProvider>
      <HostProvider>
        <Block />
      </HostProvider>
    </>,
  );
  await expect.poll(() => calls.length).toBe(3);
  expect(new Set(calls).size).toBe(2);
});
