// @module-tag spec-2-4-5
import { expect } from '@playwright/test';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { contactsAbout, contactsScreen } from '../screens/contacts';

test.afterEach(async ({ api, stamp }) => {
  await api.remove('contacts', `company=eq.${stamp}`);
  await api.remove('trash', `content->>company=eq.${stamp}`);
});

for (const width of [1440, 390]) {
  test(`contacts of a file are imported by key at ${width} px, each address once, and taken back`, async ({
    page,
    stamp,
  }) => {
    const { row } = contactsScreen(page);
    await page.setViewportSize({ width, height: 844 });
    await visit(page, contactsAbout(stamp));
    const text = `Prénom;Nom;Mail;Portable;Structure
Inès;Vasseur;ines-${stamp}@example.fr;612345678;${stamp}
Omar;Haddad;omar-${stamp}@example.fr;;${stamp}
Inès;Vasseur;INES-${stamp}@example.fr;;${stamp}
Léa;;pas une adresse;;${stamp}
`;
    const file = { name: 'carnet.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
    await page.getByLabel('Fichier de contacts').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Importer des contacts' });
    await dialog.getByLabel('Structure').selectOption('Entreprise');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Inès Vasseur' }).first()).toContainText(
      '06 12 34 56 78',
    );
    const left = dialog.getByRole('list', { name: 'Lignes non reprises' });
    await expect(left).toContainText('Ligne 4');
    await expect(left).toContainText('déjà plus haut dans le fichier');
    await expect(left).toContainText('Ligne 5, pas une adresse\u00A0: ce n’est pas une adresse e-mail');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await dialog.getByRole('button', { name: /^Importer 2.contacts$/ }).press('Enter');
    await expect(row('Omar Haddad')).toBeVisible();
    await expect(row('Inès Vasseur')).toHaveCount(1);
    await page.getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect(row('Omar Haddad')).toBeHidden();
  });
}
