import { formerFilePath, formerPicturePath } from '@agency-site/import/move-pictures';
import { systemStatePath } from '@agency-site/domain/system-state';
import {
  administrator,
  cookie,
  ever,
  form,
  hour,
  json,
  type KindsByRoute,
  keptPrivate,
  nobody,
  ownBrowser,
  revalidated,
} from './kind';

/** Routes whose handlers pass every request on, so that no answer is theirs. */
const noOwnAnswers: KindsByRoute[string] = {};

/** Every kind of answer outside the API; `{script}` and `{admin}` stand for the addresses of built scripts. */
export const kindsOfSiteAnswers: KindsByRoute = {
  'ALL /*': {
    'a method that pages have not': [404, nobody, 'PUT /blog'],
    'a question about a page': [404, nobody, 'OPTIONS /blog'],
    'an address of the API in another spelling': [400, keptPrivate, 'GET /%61uth/v1/user', administrator],
    'a form of another site': [403, nobody, 'POST /contact', form('name=A', { origin: 'null' })],
  },
  'TRACE /*': { TRACE: [405, nobody, 'TRACE /blog'] },
  'ALL /social/*': noOwnAnswers,
  'ALL /icons/*': noOwnAnswers,
  'ALL /admin/*': noOwnAnswers,
  'ALL /storage/v1/object/public/media/*': noOwnAnswers,
  'GET /healthz': {
    'a server that is well': [200, nobody, 'GET /healthz'],
    'a server that is not': [503, nobody, 'GET /healthz', { at: 'failing' }],
  },

  [`GET ${systemStatePath}`]: {
    'the state of the server': [200, keptPrivate, `GET ${systemStatePath}`, cookie],
    'the state of the server, to a stranger': [401, keptPrivate, `GET ${systemStatePath}`],
  },
  [`GET ${formerPicturePath}`]: {
    'a picture of a former site, not read': [502, keptPrivate, `GET ${formerPicturePath}`, cookie],
    'a picture of a former site, to a stranger': [401, keptPrivate, `GET ${formerPicturePath}`],
    'a picture of a former site, for another site': [
      403,
      nobody,
      `GET ${formerPicturePath}`,
      { ...cookie, headers: { 'sec-fetch-site': 'cross-site' } },
    ],
  },
  [`GET ${formerFilePath}`]: {
    'a file of a former site, not read': [502, keptPrivate, `GET ${formerFilePath}`, cookie],
    'a file of a former site, to a stranger': [401, keptPrivate, `GET ${formerFilePath}`],
  },
  'GET /video/:provider/:id': {
    'the player of a video': [200, 'public, max-age=86400', 'GET /video/vimeo/76979871'],
    'no player': [404, revalidated, 'GET /video/ailleurs/1'],
  },
  'GET /admin/:path{.+\\.\\w+}': { 'a built file of the back-office': [200, ever, 'GET {admin}'] },
  'GET /:path{.+\\.\\w+}': {
    'a built file with a hash': [200, ever, 'GET {script}'],
    'a built file without': [200, hour, 'GET /illustrations/article.svg'],
    'a built file of another version': [404, nobody, 'GET /assets/index-12345678.js'],
    'a drawing that there is none of': [404, nobody, 'GET /illustrations/inconnue.svg'],
    'a file of the build itself': [404, nobody, 'GET /.vite/manifest.json'],
  },
  'GET /admin': { 'the back-office without a slash': [301, hour, 'GET /admin'] },
  'GET /admin/*': {
    'the back-office': [200, revalidated, 'GET /admin/blog'],
    'something that failed': [500, nobody, 'GET /admin/', { at: 'failing' }],
  },

  'GET /sitemap.xml': { 'the sitemap': [200, revalidated, 'GET /sitemap.xml'] },
  'GET /rss.xml': {
    'the feed': [200, revalidated, 'GET /rss.xml'],
    'the feed in maintenance': [503, nobody, 'GET /rss.xml', { at: 'closed' }],
  },
  'GET /llms.txt': { 'llms.txt': [200, revalidated, 'GET /llms.txt'] },
  'GET /robots.txt': { 'robots.txt': [200, revalidated, 'GET /robots.txt'] },
  'GET /indexnow.txt': { 'indexnow.txt': [200, revalidated, 'GET /indexnow.txt'] },
  'GET /.well-known/security.txt': { 'security.txt': [200, revalidated, 'GET /.well-known/security.txt'] },
  'GET /site.webmanifest': { 'the manifest': [200, revalidated, 'GET /site.webmanifest'] },
  'GET /social/:file{.+\\.(?:png|jpg)}': {
    'a social picture': [200, hour, 'GET /social/blog.png'],
    'no social picture': [404, nobody, 'GET /social/inconnue.png'],
  },
  'GET /icons/:size{\\d+\\.png}': {
    'an icon': [200, hour, 'GET /icons/192.png'],
    'no icon': [404, nobody, 'GET /icons/7.png'],
  },
  'GET /apple-touch-icon.png': { 'the icon of a telephone': [200, hour, 'GET /apple-touch-icon.png'] },
  'GET /favicon.ico': { 'the icon of a tab': [200, hour, 'GET /favicon.ico'] },
  'GET /*': {
    'a page': [200, revalidated, 'GET /blog'],
    'a page, its headers alone': [200, revalidated, 'HEAD /blog'],
    'a page that the browser has': [304, revalidated, 'GET /blog', { headers: { 'if-none-match': '*' } }],
    'a page as Markdown': [200, revalidated, 'GET /blog.md'],
    'no page': [404, revalidated, 'GET /inconnue'],
    'what Supabase has elsewhere': [404, revalidated, 'GET /functions/v1/inconnue'],
    'a page in maintenance': [503, nobody, 'GET /blog', { at: 'closed' }],
    'a page too many': [429, nobody, 'GET /trop', { after: ['GET /social/autre-{count}.png', 300] }],
    'a page for an administrator': [200, keptPrivate, 'GET /blog', cookie],
    'no page for an administrator': [404, keptPrivate, 'GET /inconnue', cookie],
    'a redirect for an administrator': [301, keptPrivate, 'GET /ancienne', cookie],
    'the one spelling of an address': [301, hour, 'GET /Blog/'],
    'the one spelling of an address, its headers alone': [301, hour, 'HEAD /Blog/'],
    'a stored redirect': [301, revalidated, 'GET /ancienne'],
    'a stored redirect for a time': [302, revalidated, 'GET /pour-un-temps'],
  },
  'POST /*': {
    'a form with a mistake': [400, ownBrowser, 'POST /contact', form('name=A')],
    'a form of another type': [415, nobody, 'POST /contact', json({})],
    'a form that is too long': [413, nobody, 'POST /contact', form('a'.repeat(97 * 1024))],
  },
};
