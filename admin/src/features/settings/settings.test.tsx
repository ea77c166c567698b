// @module-tag spec-2-4-7
// @module-tag spec-5
import { type Setting, settingKeys, settings, settingSections } from '@agency-site/domain/settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { version as release } from '../../../../package.json';
import { renderAdmin, write } from '../../../tests/admin';
import { siteSettings } from './resource';

const stored: Readonly<Record<string, string>> = {
  site_title: 'L’Établi',
  contact_email: 'bonjour@etabli.example',
  blog_posts_per_page: '8',
  newsletter_enabled: 'true',
};
const version = '2026-11-21T14:30:00Z';
const rows = Object.entries(stored).map(([key, value]) => ({ id: key, key, value, updated_at: version }));
const dashboard = () => <p>Tableau</p>;
const open = (refuse?: Error) =>
  renderAdmin(
    [siteSettings],
    { site_settings: rows },
    {
      at: '/settings',
      dashboard,
      functions: {
        save_settings: () => {
          if (refuse) throw refuse;
          return '2026-11-21T14:32:00Z';
        },
      },
    },
  );

const replace = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await write(field, text);
};
/** The `type` of the input that each type of setting has. */
const inputTypes: Partial<Record<Setting['type'], string>> = {
  lines: 'textarea',
  picture: 'url',
  switch: 'checkbox',
  roles: 'fieldset',
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Sauvegarder' }));

describe('the settings screen', () => {
  it('has its sections, each with its settings as inputs of native types, and shows the version', async () => {
    open();
    await screen.findByLabelText('Titre du site');
    const sections = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
    expect(sections).toEqual([
      'Informations générales',
      'Contact',
      'Réseaux sociaux',
      'Outils externes',
      'Paramètres avancés',
      'Informations système',
      'Textes du site',
    ]);
    for (const { section, label, type, range, helperText = range ? `De ${range.join(' à ')}.` : '' } of Object.values(
      settings,
    )) {
      const region = within(screen.getByRole('region', { name: settingSections[section] }));
      const input =
        type === 'roles'
          ? region.getByRole('group', { name: label })
          : region.getByLabelText(label, { selector: 'input, textarea' });
      expect(input, label).toHaveProperty('type', inputTypes[type] ?? type);
      expect(input, label).toHaveAccessibleDescription(helperText);
    }
    const inputs = ['textbox', 'spinbutton', 'switch'].flatMap((role) => screen.getAllByRole(role));
    const roles = Object.values(settings).filter(({ type }) => type === 'roles');
    expect(inputs).toHaveLength(settingKeys.length - roles.length);
    expect(within(screen.getByRole('region', { name: 'Informations système' })).getByText(release)).toBeVisible();
  });

  it('shows the stored settings, and 6 articles per page by default', async () => {
    open();
    expect(await screen.findByLabelText('Titre du site')).toHaveValue('L’Établi');
    const perPage = screen.getByLabelText('Articles par page du blog');
    expect(perPage).toHaveValue(8);
    expect(perPage).toHaveAttribute('min', '1');
    expect(perPage).toHaveAttribute('max', '20');
    expect(screen.getByRole('switch', { name: 'Inscription à la newsletter' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Mode maintenance' })).not.toBeChecked();
  });

  it('proposes 6 articles per page and the words of the site while none is stored', async () => {
    renderAdmin([siteSettings], { site_settings: [] }, { at: '/settings' });
    expect(await screen.findByLabelText('Articles par page du blog')).toHaveValue(6);
    expect(screen.getByLabelText('Études de cas, titre')).toHaveValue(settings.case_studies_title.fallback);
  });

  it('saves every key in one call, as text', { tags: 'spec-3-4' }, async () => {
    const { called } = open();
    await replace('Articles par page du blog', '12');
    await replace('LinkedIn', ' https://www.linkedin.com/company/etabli ');
    await replace(settings.contact_email.label, 'bonjour@boulangerie-léon.fr');
    const maintenance = screen.getByRole('switch', { name: 'Mode maintenance' });
    await userEvent.click(maintenance);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /vos visiteurs ne trouveront plus qu’une page d’attente/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(maintenance, 'not before it was confirmed').not.toBeChecked();
    await userEvent.click(maintenance);
    await userEvent.click(await screen.findByRole('button', { name: 'Allumer' }));
    await save();
    expect(await screen.findByText(/^Paramètres sauvegardés avec succès.!$/)).toBeVisible();
    expect(screen.queryByText(/formulaire n’est pas valide|formulaire n'est pas valide/)).not.toBeInTheDocument();
    expect(called).toHaveLength(1);
    const sent = called[0]?.args as { settings: Record<string, string>; expected_updated_at: string } | undefined;
    expect(sent?.expected_updated_at).toBe(version);
    expect(Object.keys(sent?.settings ?? {})).toEqual(settingKeys);
    expect(sent?.settings).toMatchObject({
      ...stored,
      contact_email: 'bonjour@xn--boulangerie-lon-nnb.fr',
      blog_posts_per_page: '12',
      linkedin_url: 'https://www.linkedin.com/company/etabli',
      maintenance_mode: 'true',
      comments_enabled: 'false',
      // The digest is on by default.
      weekly_digest_enabled: 'true',
      twitter_url: '',
    });
  });

  it('stores roles by their names, in their order', async () => {
    const { called } = open();
    const required = within(await screen.findByRole('group', { name: 'Second facteur exigé' }));
    for (const name of ['Éditeur', 'Propriétaire', 'Lecteur', 'Lecteur'])
      await userEvent.click(required.getByRole('checkbox', { name }));
    await save();
    await screen.findByText(/^Paramètres sauvegardés/);
    expect(called[0]?.args).toMatchObject({ settings: { second_factor_required: 'owner editor' } });
  });

  it.each([
    ['E-mail', 'bonjour', 'Une adresse e-mail ressemble à bonjour@exemple.fr'],
    ['Twitter', 'javascript:alert(1)', /^Une adresse commence par https/],
    ['Articles par page du blog', '21', 'Un nombre entier de 1 à 20'],
  ])('sends nothing while « %s » is %s, and says why', async (label, value, reason) => {
    const { called } = open();
    await replace(label, value);
    await save();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(called).toEqual([]);
  });

  it(
    'keeps every word when the database refuses, shows the reason, and leaving still asks first',
    { tags: 'spec-8' },
    async () => {
      const { address } = open(new HttpError('value too long', 400, { code: '23514' }));
      await replace('Adresse', '12 rue de l’Établi');
      await save();
      const banner = await screen.findByRole('alert');
      expect(banner).toHaveTextContent('Erreur lors de la sauvegarde');
      expect(banner).toHaveTextContent('value too long');
      expect(screen.getByLabelText('Adresse')).toHaveValue('12 rue de l’Établi');
      await userEvent.click(screen.getByRole('link', { name: 'Retour' }));
      expect(await screen.findByRole('dialog', { name: /^Quitter sans sauvegarder/ })).toBeVisible();
      expect(address()).toBe('/settings');
    },
  );

  it('asks nothing on leaving once all is saved', async () => {
    const { address } = open();
    await replace('Adresse', '12 rue de l’Établi');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(/^Paramètres sauvegardés avec succès/);
    await userEvent.click(screen.getByRole('link', { name: 'Retour' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it(
    'never overwrites somebody else’s save without asking, and keeps mine on request',
    { tags: 'spec-10-6' },
    async () => {
      let saves = 0;
      const { called } = renderAdmin(
        [siteSettings],
        { site_settings: rows },
        {
          at: '/settings',
          functions: {
            save_settings: () => {
              saves += 1;
              if (saves === 1) throw new HttpError('meanwhile', 409, { code: 'PT409' });
              return '2026-11-21T14:32:00Z';
            },
          },
        },
      );
      await replace('Adresse', '12 rue de l’Établi');
      await save();
      const dialog = await screen.findByRole('dialog', { name: 'Les paramètres ont été modifiés entre-temps' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Garder la mienne' }));
      expect(await screen.findByText(/^Paramètres sauvegardés avec succès/)).toBeVisible();
      expect(called.map(({ name }) => name)).toEqual(['save_settings', 'save_settings']);
      expect(screen.getByLabelText('Adresse')).toHaveValue('12 rue de l’Établi');
    },
  );
});
