import {
  administrator,
  contact,
  file,
  form,
  json,
  type KindsByRoute,
  privateNoStore,
  immutable,
  privateNoCache,
  storedFile,
  storedPicture,
} from './kind';

const storage = '/storage/v1/object';

/** Every kind of answer of the API. */
export const kindsOfApiAnswers: KindsByRoute = {
  'GET /rest/v1/*': {
    rows: [200, privateNoCache, 'GET /rest/v1/pages?select=slug'],
    'rows of somebody': [200, privateNoCache, 'GET /rest/v1/contacts?select=id', administrator],
    'rows that the browser has': [
      304,
      privateNoCache,
      'GET /rest/v1/pages?select=slug',
      { headers: { 'if-none-match': '*' } },
    ],
  },
  'ALL /rest/v1/*': {
    'rows that the database refuses': [401, privateNoStore, 'GET /rest/v1/contacts?select=id'],
    'rows of a token that proves nothing': [
      401,
      privateNoStore,
      'GET /rest/v1/pages',
      { headers: { authorization: 'Bearer a' } },
    ],
    'rows of a query that is wrong': [400, privateNoStore, 'GET /rest/v1/pages?select=inconnue'],
    'no table': [404, privateNoStore, 'GET /rest/v1/inconnue', administrator],
    'too long an address': [414, privateNoStore, `GET /rest/v1/pages?select=${'a'.repeat(2100)}`],
    'a row that is written': [201, privateNoStore, 'POST /rest/v1/contacts', json(contact)],
    'a row that is changed': [
      204,
      privateNoStore,
      'PATCH /rest/v1/testimonials?name=eq.0',
      json({ published: true }, administrator),
    ],
    'a row that is deleted': [204, privateNoStore, 'DELETE /rest/v1/testimonials?name=eq.0', administrator],
    'a function': [200, privateNoStore, 'POST /rest/v1/rpc/my_permissions', json({}, administrator)],
    'too much for the API': [413, privateNoStore, 'POST /rest/v1/contacts', json('a'.repeat(33 * 1024))],
    'too many rows written': [
      429,
      privateNoStore,
      'POST /rest/v1/contacts',
      json(contact, { after: ['POST /rest/v1/contacts', 20] }),
    ],
  },
  'ALL /rest/*': {
    'another version of the API': [404, privateNoStore, 'GET /rest/v2/pages'],
    'a form for the API': [415, privateNoStore, 'POST /rest/v1/contacts', form('name=A')],
    'rows of another site': [403, privateNoStore, 'POST /rest/v1/contacts', json({}, { headers: { origin: 'null' } })],
  },
  'ALL /auth/v1/*': {
    'an account': [200, privateNoStore, 'GET /auth/v1/user', administrator],
    'an account, to a stranger': [401, privateNoStore, 'GET /auth/v1/user'],
    'a sign-in that is refused': [
      400,
      privateNoStore,
      'POST /auth/v1/token?grant_type=password',
      json({ email: 'a@b.fr', password: 'c' }),
    ],
    'what sign-in offers': [200, privateNoStore, 'GET /auth/v1/settings'],
    'nothing of sign-in': [404, privateNoStore, 'GET /auth/v1/signup'],
    'too many links': [
      429,
      privateNoStore,
      'POST /auth/v1/recover',
      json({ email: 'a@example.fr' }, { after: ['POST /auth/v1/recover', 3] }),
    ],
  },
  'ALL /auth/*': { 'another version of sign-in': [404, privateNoStore, 'GET /auth/v2/user'] },
  'ALL /storage/*': { 'nothing of the storage': [404, privateNoStore, 'GET /storage/v1/bucket'] },
  'GET /storage/v1/object/public/media/:name': {
    'a picture of the library': [200, immutable, `GET ${storage}/public/media/${storedPicture}`],
    'no picture of the library': [404, privateNoStore, `GET ${storage}/public/media/inconnue.png`],
  },
  'GET /storage/v1/object/public/files/:name': {
    'a file to download': [200, immutable, `GET ${storage}/public/files/${storedFile}`],
    'no file to download': [404, privateNoStore, `GET ${storage}/public/files/inconnue.pdf`],
  },
  'ALL /storage/v1/object/files': {
    'a deletion of files by a stranger': [
      401,
      privateNoStore,
      `DELETE ${storage}/files`,
      json({ prefixes: ['a.pdf'] }),
    ],
  },
  'ALL /storage/v1/object/files/*': {
    'a file sent by a stranger': [401, privateNoStore, `POST ${storage}/files/a.pdf`, file({})],
  },
  'POST /storage/v1/object/files/:name{[^]+}': {
    'a file that is sent': [200, privateNoStore, `POST ${storage}/files/autre.pdf`, { ...file(), body: '%PDF-1.7' }],
    'a file that is there': [
      409,
      privateNoStore,
      `POST ${storage}/files/${storedFile}`,
      { ...file(), body: '%PDF-1.7' },
    ],
    'a file of another type': [415, privateNoStore, `POST ${storage}/files/a.pdf`, { ...file(), body: '<html>' }],
  },
  'DELETE /storage/v1/object/files': {
    'a deletion of files': [
      200,
      privateNoStore,
      `DELETE ${storage}/files`,
      json({ prefixes: ['a.pdf'] }, administrator),
    ],
  },
  'ALL /storage/v1/object/media': {
    'a deletion by a stranger': [401, privateNoStore, `DELETE ${storage}/media`, json({ prefixes: ['a.png'] })],
  },
  'ALL /storage/v1/object/media/*': {
    'an upload of a stranger': [401, privateNoStore, `POST ${storage}/media/a.png`, file({})],
  },
  'ALL /storage/v1/object/originals': {
    'a deletion of originals by a stranger': [
      401,
      privateNoStore,
      `DELETE ${storage}/originals`,
      json({ prefixes: ['a.png'] }),
    ],
  },
  'ALL /storage/v1/object/originals/*': {
    'an original, to a stranger': [401, privateNoStore, `GET ${storage}/originals/${storedPicture}`],
  },
  'POST /storage/v1/object/media/:name{[^]+}': {
    'an upload': [200, privateNoStore, `POST ${storage}/media/autre-10x10-00000002.png`, file()],
    'an upload that is there': [409, privateNoStore, `POST ${storage}/media/${storedPicture}`, file()],
    'an upload that is no picture': [415, privateNoStore, `POST ${storage}/media/a.png`, { ...file(), body: 'a' }],
    'an upload that is too heavy': [
      413,
      privateNoStore,
      `POST ${storage}/media/a.png`,
      { ...file(), body: new Uint8Array(6e6) },
    ],
  },
  'POST /storage/v1/object/originals/:name{[^]+}': {
    'an upload of an original': [200, privateNoStore, `POST ${storage}/originals/autre-10x10-00000002.png`, file()],
  },
  'DELETE /storage/v1/object/media': {
    'a deletion': [200, privateNoStore, `DELETE ${storage}/media`, json({ prefixes: ['a.png'] }, administrator)],
  },
  'DELETE /storage/v1/object/originals': {
    'a deletion of originals': [
      200,
      privateNoStore,
      `DELETE ${storage}/originals`,
      json({ prefixes: ['a.png'] }, administrator),
    ],
  },
  'GET /storage/v1/object/originals/:name': {
    'an original': [200, privateNoStore, `GET ${storage}/originals/${storedPicture}`, administrator],
    'no original': [404, privateNoStore, `GET ${storage}/originals/inconnue.png`, administrator],
  },
};
