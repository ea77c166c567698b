import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { BackOfficeResource } from '../resource';

/** French everywhere: react-admin's own words, corrected where they read badly, and each resource's. */
export function i18nProvider(resources: readonly Pick<BackOfficeResource, 'name' | 'french'>[]): I18nProvider {
  const messages = {
    ra: {
      ...frenchMessages.ra,
      action: { ...frenchMessages.ra.action, edit: 'Modifier', save: 'Sauvegarder' },
      page: { ...frenchMessages.ra.page, not_found: 'Page non trouvée' },
    },
    resources: Object.fromEntries(resources.map(({ name, french }) => [name, french])),
  };
  return polyglotI18nProvider(() => messages as unknown as TranslationMessages, 'fr', undefined, {
    allowMissing: true,
  });
}
