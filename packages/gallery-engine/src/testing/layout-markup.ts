/** A slide of a layout test. */
export interface LayoutSlide {
  /** Width and height of its picture, as its attributes tell; none without. */
  readonly size?: readonly [number, number] | undefined;
  readonly caption?: string;
}

/** How a layout test gallery is made. */
export interface LayoutMarkupOptions {
  /** Custom properties of the root, as the server's style has them. */
  readonly style?: string;
  /** Whether the server tells each slide's ratio. @default true */
  readonly hasRatios?: boolean;
  /** Whether the server says that the style sheet can place them all. @default false */
  readonly sized?: boolean;
}

/** A gallery of that design, as a page of ours has it. */
export function layoutMarkup(
  design: string,
  slides: readonly LayoutSlide[],
  options: LayoutMarkupOptions = {},
): string {
  const { style = '', hasRatios = true, sized = false } = options;
  const list = sized ? 'data-gallery-list="" data-gallery-sized=""' : 'data-gallery-list=""';
  const items = slides.map((slide) => layoutSlide(slide, hasRatios)).join('');
  return `<div class="fr-gallery" data-block="gallery" data-design="${design}" style="${style}"><ul ${list}>${items}</ul></div>`;
}

/** One slide; its ratio is a style here, on a served page it is a class. */
export function layoutSlide({ size, caption }: LayoutSlide, hasRatios = true): string {
  const ratio = hasRatios && size ? ` style="--fr-slide-ratio: ${size[0] / size[1]};"` : '';
  const sides = size ? `width="${size[0]}" height="${size[1]}"` : '';
  const words = caption ? `<figcaption>${caption}</figcaption>` : '';
  return `<li data-slide="" data-type="image"${ratio}><figure><a data-slide-link="" href="#x"><img alt="" ${sides}></a>${words}</figure></li>`;
}

/** Slides of mixed shapes, the same each time. */
export function mixedSlides(count: number): LayoutSlide[] {
  const shapes = [
    [1500, 1000],
    [1000, 1500],
    [1000, 1000],
    [1600, 900],
    [900, 1200],
    [2400, 1000],
    [1200, 900],
  ] as const;
  return Array.from({ length: count }, (_, index) => ({
    size: shapes[(index * 3 + ((index * index) % 5)) % shapes.length],
  }));
}
