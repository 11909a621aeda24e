import type { Answer } from './shopper';

/** What a page of the shop was rendered with, as the renderer of `shopServer` writes it. */
export function shownView<View>({ text }: Answer): View {
  const { shop } = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as { shop: { view: View } };
  return shop.view;
}
