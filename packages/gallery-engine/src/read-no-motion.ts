import { readParameter } from './read-parameter';

/** Whether the query of an address disables autoplay: `nomotion=true` [2.20] [4.09]. */
export function readNoMotion(search: string): boolean {
  return readParameter(search, 'nomotion') === 'true';
}
