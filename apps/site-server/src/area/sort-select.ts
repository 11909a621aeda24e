import type { FilterSelectProps } from './ListFilters';

/** Makes the choice of the order of a list that shows its newest rows first. */
export function sortSelect(value: 'oldest' | undefined): FilterSelectProps {
  return {
    name: 'sort',
    label: 'Order',
    all: 'Newest first',
    options: [['oldest', 'Oldest first']],
    value,
  };
}
