/** Loads the waiting pictures it is given, until it is destroyed. */
export interface PictureLoader {
  observe(image: Element): void;
  unobserve(image: Element): void;
  destroy(): void;
}
