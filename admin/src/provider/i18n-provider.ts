import { labelsOf } from '@agency-site/domain/tables/column';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import type { I18nProvider } from 'react-admin';
import type { ResourceWith } from './resource';

/** French messages: react-admin's, some of them reworded, and those of each resource. */
export function i18nProvider(resources: readonly ResourceWith<'columns' | 'messages'>[]): I18nProvider {
  const translations = {
    ra: {
      ...frenchMessages.ra,
      action: { ...frenchMessages.ra.action, edit: 'Modifier', save: 'Sauvegarder' },
      page: {
        ...frenchMessages.ra.page,
        edit: 'Modifier «\u00A0%{recordRepresentation}\u00A0»',
        not_found: 'Page non trouvée',
        access_denied: 'Accès non autorisé',
      },
      message: {
        ...frenchMessages.ra.message,
        access_denied: 'Votre rôle ne donne pas accès à cet écran. Un propriétaire peut vous en donner un autre.',
        invalid_form: 'Des champs sont à corriger.',
        delete_title: 'Supprimer «\u00A0%{recordRepresentation}\u00A0»\u00A0?',
        delete_content: 'Rien ne le fera revenir.',
        bulk_delete_title: 'Supprimer %{smart_count} élément\u00A0? |||| Supprimer %{smart_count} éléments\u00A0?',
        bulk_delete_content: 'Rien ne le fera revenir. |||| Rien ne les fera revenir.',
      },
    },
    resources: Object.fromEntries(
      resources.map(({ name, options: { columns, messages } }) => [name, { fields: labelsOf(columns), ...messages }]),
    ),
  };
  return polyglotI18nProvider(() => translations, 'fr', undefined, {
    allowMissing: true,
  });
}
