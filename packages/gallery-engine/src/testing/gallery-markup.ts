/** A slide of a test gallery. */
export interface MarkupSlide {
  readonly id: string;
  readonly url?: string;
  readonly caption?: string;
  /** Where its link leads; none without. @default the picture at its largest */
  readonly href?: string | null;
}

/** How a test gallery is made. */
export interface MarkupOptions {
  /** @default 'grid' */
  readonly design?: string;
  /** Further attributes of the root, e.g. `data-loop="false"`. */
  readonly attributes?: string;
  /** Values of the custom properties. @default 4 columns, 20 px apart */
  readonly style?: string;
}

/**
 * The markup that the engine takes, as a page of ours has it. Values come as a style
 * here; on a served page they are a class.
 */
export function galleryMarkup(slides: readonly MarkupSlide[], options: MarkupOptions = {}): string {
  const {
    design = 'grid',
    attributes = '',
    style = '--fr-gallery-columns:4;--fr-gallery-gap:20px',
  } = options;
  return `<div class="fr-block fr-gallery" data-block="gallery" data-design="${design}" style="${style}" ${attributes}>
    <ul data-gallery-list="">${slides.map(slideMarkup).join('')}</ul>
  </div>`;
}

/** Slides `s0` … with the addresses `/slide-0` … . */
export function markupSlides(count: number): MarkupSlide[] {
  return Array.from({ length: count }, (_, index) => ({ id: `s${index}`, url: `/slide-${index}` }));
}

function slideMarkup({ id, url = '', caption, href }: MarkupSlide, index: number): string {
  const image = `<img class="fr-picture" data-src="/assets/${id}/a.jpg" data-image-dimensions="600x400"
    data-image-focal-point="0.5,0.5" alt="Slide ${index + 1}" width="600" height="400">`;
  const link = `<a data-slide-link="" href="${href ?? `/assets/${id}/a.jpg?format=2500w`}">${image}</a>`;
  return `<li data-slide="" data-slide-id="${id}" data-slide-url="${url}" data-type="image" data-index="${index}">
    <figure>${href === null ? image : link}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>
  </li>`;
}
