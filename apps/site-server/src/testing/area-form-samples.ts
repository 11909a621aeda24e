import type { ActionSamples } from './action-sample';

/** Requests about a form, which stays as it is: it is there for several requests. */
export function areaFormSamples(form: string): ActionSamples {
  const path = `/config/forms/${form}`;
  return {
    'GET /config/forms': { status: 200 },
    'GET /config/forms/export': { status: 200 },
    'GET /config/forms/new': { status: 200 },
    'POST /config/forms': {
      body: 'name=&start=empty',
      status: 400,
      wrong: { body: 'name=A&start=%00', status: 400 },
    },
    'GET /config/forms/:id': { url: path, status: 200 },
    'POST /config/forms/:id': {
      url: path,
      body: 'do=save&base=%7B%22name%22%3A%22Contact%22%7D&name=',
      status: 400,
      wrong: { body: 'name=%00', status: 400 },
    },
    'POST /config/forms/:id/copy': { url: `${path}/copy`, status: 303 },
    'GET /config/forms/:id/delete': { url: `${path}/delete`, status: 200 },
    'POST /config/forms/:id/delete': { url: '/config/forms/gone/delete', status: 404 },
    'POST /config/forms/:id/restore': { url: `${path}/restore`, status: 303 },
  };
}
