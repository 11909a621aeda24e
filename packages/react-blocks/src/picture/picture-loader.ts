/** Loads the waiting pictures that it is given, until it ends. */
export interface PictureLoader {
  observe(image: Element): void;
  unobserve(image: Element): void;
  destroy(): void;
}
