import { cityList } from './city-list';
import type { PlaceAddress, PlaceProvider } from './place-provider';

/** The most places that are offered. */
const most = 5;

/**
 * Makes the provider of a server without an account elsewhere: it knows large cities, asks nobody,
 * and works without a line.
 */
export function createGazetteer(): PlaceProvider {
  const cities = readCities();
  return {
    complete(input) {
      const wanted = bare(input);
      const found = wanted === '' ? [] : cities.filter(({ words }) => words.includes(` ${wanted}`));
      // What begins with it comes before what has it as a later word.
      const first = found.filter(({ words }) => words.startsWith(` ${wanted}`));
      const sorted = [...new Set([...first, ...found])].slice(0, most);
      return Promise.resolve(
        sorted.map(({ placeId, address: { addressLine2, addressCountry } }) => ({
          placeId,
          description: `${addressLine2}, ${addressCountry}`,
        })),
      );
    },
    details: (wanted) => Promise.resolve(cities.find(({ placeId }) => placeId === wanted)?.address),
  };
}

interface City {
  readonly placeId: string;
  /** Its words as they are looked for, each after a blank. */
  readonly words: string;
  readonly address: PlaceAddress;
}

function readCities(): readonly City[] {
  return cityList
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', cities = ''] = line.split(': ');
      return cities.split(', ').map((entry) => readCity(country, entry));
    });
}

function readCity(country: string, entry: string): City {
  const parts = entry.split(' ');
  const [lat, lng] = parts.splice(-2).map(Number);
  const name = parts.join(' ');
  const words = bare(`${name} ${country}`);
  return {
    placeId: `city-${words.replaceAll(' ', '-')}`,
    words: ` ${words}`,
    address: {
      addressTitle: '',
      addressLine1: '',
      addressLine2: name,
      addressCountry: country,
      mapLat: lat ?? 0,
      mapLng: lng ?? 0,
    },
  };
}

/** Small letters without their marks, words apart by one blank. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
