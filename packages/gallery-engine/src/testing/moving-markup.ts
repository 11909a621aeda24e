/** How a gallery that moves is made for a test. */
export interface MovingMarkup {
  readonly count?: number;
  /** Attributes of the root. */
  readonly attributes?: string;
  /** Custom properties of the root, as the server's style has them. */
  readonly style?: string;
  /** Attributes of one slide. */
  readonly slide?: (index: number) => string;
  /** What a slide holds. @default a picture of 600 by 400 */
  readonly content?: (index: number) => string;
  /** What stands before the list. @default nothing */
  readonly before?: string;
}

/** The markup that the moving designs take: slides `s0` … with the addresses `/slide-0` … . */
export function movingMarkup(design: string, options: MovingMarkup = {}): string {
  const {
    count = 9,
    attributes = '',
    style = '',
    before = '',
    slide = () => '',
    content = slidePicture,
  } = options;
  const slides = Array.from({ length: count }, (_, index) =>
    movingSlide(index, count, slide(index), content(index)),
  );
  return `<div class="fr-gallery" data-block="gallery" data-design="${design}" role="region"
    aria-roledescription="carousel" aria-label="Works" style="${style}" ${attributes}>${before}
    <div data-gallery-list="">${slides.join('')}</div></div>`;
}

/** One slide. */
export function movingSlide(
  index: number,
  count: number,
  attributes = '',
  content = slidePicture(index),
): string {
  return `<div data-slide="" role="group" aria-roledescription="slide" aria-label="${index + 1} of ${count}"
    data-type="image" data-slide-id="s${index}" data-slide-url="/slide-${index}" ${attributes}>${content}</div>`;
}

/** A picture that needs no server, in one of a few colours. */
export function slidePicture(index: number): string {
  const colour = ['%23c66', '%236a6', '%2366c', '%23ca5'][index % 4];
  const svg = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'><rect width='6' height='4' fill='${colour}'/></svg>`;
  return `<figure><img src="${svg}" width="600" height="400" alt="Slide ${index + 1}"></figure>`;
}
