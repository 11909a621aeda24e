import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for Google's places. */
export interface PlacesService {
  readonly origin: string;
  /** What it was asked, path and query. */
  readonly asked: URL[];
  close(): Promise<void>;
}

const components = [
  { long_name: '4', types: ['street_number'] },
  { long_name: 'Tarn Quay', types: ['route'] },
  { long_name: 'Keswick', types: ['postal_town'] },
  { long_name: 'CA12', types: ['postal_code'] },
  { long_name: 'United Kingdom', types: ['country', 'political'] },
];

/**
 * Starts the stand-in; the key it knows is `secret`. It knows one place, and answers nothing in
 * words that a program could read where `garbled` is looked for.
 */
export async function startPlacesService(): Promise<PlacesService> {
  const asked: URL[] = [];
  const server = createServer(({ url = '' }, response) => {
    const question = new URL(url, 'http://places.invalid');
    asked.push(question);
    response.setHeader('content-type', 'application/json');
    response.end(
      question.searchParams.get('input') === 'garbled'
        ? '<html>'
        : JSON.stringify(answer(question)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer({ pathname, searchParams }: URL): object {
  if (searchParams.get('key') !== 'secret') return { status: 'REQUEST_DENIED' };
  if (pathname === '/maps/api/place/autocomplete/json')
    return searchParams.get('input')?.startsWith('Netl')
      ? {
          status: 'OK',
          predictions: [{ place_id: 'ChIJ-1', description: 'Netloft, 4 Tarn Quay, Keswick' }],
        }
      : { status: 'ZERO_RESULTS', predictions: [] };
  if (pathname !== '/maps/api/place/details/json') return {};
  return searchParams.get('place_id') === 'ChIJ-1'
    ? {
        status: 'OK',
        result: {
          name: 'Netloft',
          geometry: { location: { lat: 54.6, lng: -3.13 } },
          address_components: components,
        },
      }
    : { status: 'NOT_FOUND' };
}
