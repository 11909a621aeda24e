/** The texts of a page's frame. */
export interface FrameTexts {
  /** The link that leads past the navigation. */
  readonly skip: string;
  /** The name of the navigation. */
  readonly navigation: string;
  /** The title of a page whose form did not arrive; a screen reader reads it first. */
  failed(page: { readonly title: string }): string;
}

/** The texts of a page's frame in English. */
export const frameTexts: FrameTexts = {
  skip: 'Skip to content',
  navigation: 'Main',
  failed: ({ title }) => `Error: ${title}`,
};
