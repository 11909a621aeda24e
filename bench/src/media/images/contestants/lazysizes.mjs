import lazySizes from 'lazysizes';

export function mount() {
  lazySizes.init();
}
