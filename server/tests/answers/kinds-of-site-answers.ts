import { formerFilePath, formerPicturePath } from '@agency-site/import/move-pictures';
import { systemStatePath } from '@agency-site/domain/system-state';
import {
  administrator,
  cookie,
  immutable,
  form,
  hour,
  json,
  type KindsByRoute,
  privateNoStore,
  noStore,
  privateNoCache,
  noCache,
} from './kind';

/** Routes whose handlers pass every request on, so that no answer is theirs. */
const noOwnAnswers: KindsByRoute[string] = {};

/** Every kind of answer outside the API; `{script}` and `{admin}` stand for the addresses of built scripts. */
export const kindsOfSiteAnswers: KindsByRoute = {
  'ALL /*': {
    'a method that pages have not': [404, noStore, 'PUT /blog'],
    'a question about a page': [404, noStore, 'OPTIONS /blog'],
    'an address of the API in another spelling': [400, privateNoStore, 'GET /%61uth/v1/user', administrator],
    'a form of another site': [403, noStore, 'POST /contact', form('name=A', { origin: 'null' })],
  },
  'TRACE /*': { TRACE: [405, noStore, 'TRACE /blog'] },
  'ALL /social/*': noOwnAnswers,
  'ALL /icons/*': noOwnAnswers,
  'ALL /admin/*': noOwnAnswers,
  'ALL /storage/v1/object/public/media/*': noOwnAnswers,
  'GET /healthz': {
    'a server that is well': [200, noStore, 'GET /healthz'],
    'a server that is not': [503, noStore, 'GET /healthz', { at: 'failing' }],
  },

  [`GET ${systemStatePath}`]: {
    'the state of the server': [200, privateNoStore, `GET ${systemStatePath}`, cookie],
    'the state of the server, to a stranger': [401, privateNoStore, `GET ${systemStatePath}`],
  },
  [`GET ${formerPicturePath}`]: {
    'a picture of a former site, not read': [502, privateNoStore, `GET ${formerPicturePath}`, cookie],
    'a picture of a former site, to a stranger': [401, privateNoStore, `GET ${formerPicturePath}`],
    'a picture of a former site, for another site': [
      403,
      noStore,
      `GET ${formerPicturePath}`,
      { ...cookie, headers: { 'sec-fetch-site': 'cross-site' } },
    ],
  },
  [`GET ${formerFilePath}`]: {
    'a file of a former site, not read': [502, privateNoStore, `GET ${formerFilePath}`, cookie],
    'a file of a former site, to a stranger': [401, privateNoStore, `GET ${formerFilePath}`],
  },
  'GET /video/:provider/:id': {
    'the player of a video': [200, 'public, max-age=86400', 'GET /video/vimeo/76979871'],
    'no player': [404, noCache, 'GET /video/ailleurs/1'],
  },
  'GET /admin/:path{.+\\.\\w+}': { 'a built file of the back-office': [200, immutable, 'GET {admin}'] },
  'GET /:path{.+\\.\\w+}': {
    'a built file with a hash': [200, immutable, 'GET {script}'],
    'a built file without': [200, hour, 'GET /illustrations/article.svg'],
    'a built file of another version': [404, noStore, 'GET /assets/index-12345678.js'],
    'a drawing that there is none of': [404, noStore, 'GET /illustrations/inconnue.svg'],
    'a file of the build itself': [404, noStore, 'GET /.vite/manifest.json'],
  },
  'GET /admin': { 'the back-office without a slash': [301, hour, 'GET /admin'] },
  'GET /admin/*': {
    'the back-office': [200, noCache, 'GET /admin/blog'],
    'something that failed': [500, noStore, 'GET /admin/', { at: 'failing' }],
  },

  'GET /sitemap.xml': { 'the sitemap': [200, noCache, 'GET /sitemap.xml'] },
  'GET /rss.xml': {
    'the feed': [200, noCache, 'GET /rss.xml'],
    'the feed in maintenance': [503, noStore, 'GET /rss.xml', { at: 'closed' }],
  },
  'GET /llms.txt': { 'llms.txt': [200, noCache, 'GET /llms.txt'] },
  'GET /robots.txt': { 'robots.txt': [200, noCache, 'GET /robots.txt'] },
  'GET /indexnow.txt': { 'indexnow.txt': [200, noCache, 'GET /indexnow.txt'] },
  'GET /.well-known/security.txt': { 'security.txt': [200, noCache, 'GET /.well-known/security.txt'] },
  'GET /site.webmanifest': { 'the manifest': [200, noCache, 'GET /site.webmanifest'] },
  'GET /social/:file{.+\\.(?:png|jpg)}': {
    'a social picture': [200, hour, 'GET /social/blog.png'],
    'no social picture': [404, noStore, 'GET /social/inconnue.png'],
  },
  'GET /icons/:size{\\d+\\.png}': {
    'an icon': [200, hour, 'GET /icons/192.png'],
    'no icon': [404, noStore, 'GET /icons/7.png'],
  },
  'GET /apple-touch-icon.png': { 'the icon of a telephone': [200, hour, 'GET /apple-touch-icon.png'] },
  'GET /favicon.ico': { 'the icon of a tab': [200, hour, 'GET /favicon.ico'] },
  'GET /*': {
    'a page': [200, noCache, 'GET /blog'],
    'a page, its headers alone': [200, noCache, 'HEAD /blog'],
    'a page that the browser has': [304, noCache, 'GET /blog', { headers: { 'if-none-match': '*' } }],
    'a page as Markdown': [200, noCache, 'GET /blog.md'],
    'no page': [404, noCache, 'GET /inconnue'],
    'what Supabase has elsewhere': [404, noCache, 'GET /functions/v1/inconnue'],
    'a page in maintenance': [503, noStore, 'GET /blog', { at: 'closed' }],
    'a page too many': [429, noStore, 'GET /trop', { after: ['GET /social/autre-{count}.png', 300] }],
    'a page for an administrator': [200, privateNoStore, 'GET /blog', cookie],
    'no page for an administrator': [404, privateNoStore, 'GET /inconnue', cookie],
    'a redirect for an administrator': [301, privateNoStore, 'GET /ancienne', cookie],
    'the one spelling of an address': [301, hour, 'GET /Blog/'],
    'the one spelling of an address, its headers alone': [301, hour, 'HEAD /Blog/'],
    'a stored redirect': [301, noCache, 'GET /ancienne'],
    'a stored redirect for a time': [302, noCache, 'GET /pour-un-temps'],
  },
  'POST /*': {
    'a form with a mistake': [400, privateNoCache, 'POST /contact', form('name=A')],
    'a form of another type': [415, noStore, 'POST /contact', json({})],
    'a form that is too long': [413, noStore, 'POST /contact', form('a'.repeat(97 * 1024))],
  },
};
