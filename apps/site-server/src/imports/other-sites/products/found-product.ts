/** One version of a product, as a table has it: amounts and numbers as they are written. */
export interface FoundVariant {
  readonly sku: string;
  readonly price: string;
  /** What it costs while it is on sale; '' while it is not. */
  readonly salePrice: string;
  /** Undefined for one that never runs out. */
  readonly stock: number | undefined;
  readonly weightGrams: number;
  readonly options: readonly { readonly optionName: string; readonly value: string }[];
  /** The address of its own picture; '' for none. */
  readonly picture: string;
}

/** A product of a table. */
export interface FoundProduct {
  /** The file, with the line of its first row. */
  readonly from: string;
  /** Its name in addresses. */
  readonly handle: string;
  readonly title: string;
  /** Plain text; an empty line separates paragraphs. */
  readonly description: string;
  readonly type: 'physical' | 'service' | 'digital' | 'giftCard';
  readonly category: string;
  readonly tags: readonly string[];
  /** Whether buyers saw it. */
  readonly isVisible: boolean;
  readonly pictures: readonly { readonly source: string; readonly alt: string }[];
  readonly variants: readonly FoundVariant[];
}
