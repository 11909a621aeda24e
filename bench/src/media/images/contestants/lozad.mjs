import lozad from 'lozad';

export function mount() {
  lozad('.lozad', { rootMargin: '200px' }).observe();
}
