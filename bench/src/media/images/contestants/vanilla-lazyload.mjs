import LazyLoad from 'vanilla-lazyload';

export function mount() {
  return new LazyLoad({ elements_selector: '.lazy', threshold: 200 });
}
