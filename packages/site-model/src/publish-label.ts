/** What an owner's list of products calls a state [3.01]. */
export type PublishLabel = 'Available' | 'Scheduled' | 'Hidden' | 'Unsupported';

/**
 * The label of a product's publish state; never throws.
 *
 * @param state its name, such as `draft`; whatever has no label is `Unsupported`
 */
export function publishLabel(state: unknown): PublishLabel {
  switch (state) {
    case 'published':
      return 'Available';
    case 'scheduled':
      return 'Scheduled';
    case 'draft':
      return 'Hidden';
    default:
      return 'Unsupported';
  }
}
