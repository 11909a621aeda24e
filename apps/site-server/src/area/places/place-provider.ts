/** A place that has what was entered. */
export interface FoundPlace {
  /** What the provider calls it. */
  readonly placeId: string;
  /** One line, such as `Keswick, United Kingdom`. */
  readonly description: string;
}

/** Where a place is; the names are those of a map's location [3.24]. */
export interface PlaceAddress {
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  /** Degrees. */
  readonly mapLat: number;
  /** Degrees. */
  readonly mapLng: number;
}

/** Knows places [7.08]. Both reject where it cannot be reached or does not take the question. */
export interface PlaceProvider {
  /**
   * Finds places by their beginning, the best first.
   *
   * @param input as it was entered
   * @param language of the names, BCP 47
   */
  complete(input: string, language: string): Promise<readonly FoundPlace[]>;
  /** Finds where a place is; undefined where there is none. */
  details(placeId: string, language: string): Promise<PlaceAddress | undefined>;
}
