// @module-tag spec-10-8
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { editorScreen, storeArticle } from '../screens/articles';
import { exhaustive } from '../screens/exhaustive';
import { choosePicture, drawnPicture } from '../screens/pictures';
import { signIn } from '../screens/sign-in';
import { listen } from '../screens/static-host';
import { test } from '../screens/visitor';

const KIB = 1024;
const program = 'nginx';

/** Starts an nginx with a smaller limit for uploads than the site's, as a hosting provider may set. */
async function smallProxy(target: string) {
  const probe = createServer();
  const address = await listen(probe);
  probe.close();
  const directory = mkdtempSync(join(tmpdir(), 'small-proxy-'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  writeFileSync(
    join(directory, 'nginx.conf'),
    `daemon off; error_log stderr; events {} pid ${directory}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
    http { access_log off; ${folders.join(' ')} server {
      listen ${new URL(address).host}; client_max_body_size 100k;
      location / { proxy_pass ${target}; proxy_set_header Host $http_host; proxy_request_buffering off; }
    } }`,
  );
  const nginx = spawn(program, ['-e', 'stderr', '-p', directory, '-c', join(directory, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = once(nginx, 'exit');
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const stop = async (): Promise<void> => {
    nginx.kill();
    await ended;
    rmSync(directory, { recursive: true });
  };
  return { address, stop };
}

test(
  'a save and a picture that a proxy refuses for their weight name the proxy’s limit',
  exhaustive,
  async ({ browser, baseURL, api, stamp }) => {
    test.skip(Boolean(spawnSync(program, ['-v']).error), 'this machine has no nginx');
    const { id } = await storeArticle(api, stamp, 'Lourd');
    const proxy = await smallProxy(String(baseURL));
    const context = await browser.newContext({ baseURL: proxy.address });
    const page = await context.newPage();
    await signIn(page);
    await page.evaluate(() => localStorage.setItem('RaStore.editor.mode', '"html"'));
    await page.goto(`/admin/blog/edit/${String(id)}`);
    const { html, save, banner } = editorScreen(page);
    await html.fill(`<p>${'Un long texte. '.repeat(10 * KIB)}</p>`);
    await save.click();
    await expect(banner).toContainText(
      'Erreur lors de la sauvegarde : l’envoi est trop lourd pour le serveur web placé devant le site. Demandez à votre hébergeur d’autoriser 41\u00A0Mo par envoi.',
    );
    await expect(banner).not.toContainText('Too Large');

    const { buffer, ...file } = await drawnPicture(page, `Lourde ${stamp}.png`, 300, 150);
    const heavy = { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(500 * KIB)]) };
    const cover = page.getByRole('region', { name: 'Image à la une' });
    await choosePicture(page, cover, heavy);
    await expect(cover).toContainText(
      'Le serveur web placé devant le site refuse un fichier de ce poids, que le site accepterait.',
    );
    await expect(cover).toContainText('d’autoriser 41\u00A0Mo par envoi.');
    await context.close();
    await proxy.stop();
  },
);
