import { Button } from '@mui/material';
import { LinkBase, useGetResourceLabel } from 'react-admin';
import { Notice } from '../components/Notice';
import { countOf } from '../formats/numbers';
import { useMailState } from '../outbox/use-mail-state';
import { useReadFunction } from '../providers/use-read-function';
import { ExamplesSentence } from '../site-content/ExamplesNotice';
import { useSiteSettings } from '../site-settings/use-site-settings';
import { useOpenPassages } from '../to-complete/open-passages';

/** What an administrator must not forget, each with a link to where it is settled. */
export function DashboardNotices() {
  const label = useGetResourceLabel();
  const { maintenance_mode: maintenance } = useSiteSettings();
  const mail = useMailState();
  const { data: passages = [] } = useOpenPassages();
  const { data: examples = [] } = useReadFunction('examples_shown', {});
  const published = examples.filter(({ total }) => total > 0);
  return (
    <>
      {/* So that nobody forgets to open the site again. */}
      {maintenance === 'true' && (
        <Notice actions={<ActionLink to="/site_settings#maintenance_mode">Mode maintenance</ActionLink>}>
          <strong>Le site est en maintenance.</strong> Les visiteurs trouvent une page d’attente à chaque adresse.
        </Notice>
      )}
      {/* Requests arrive and nobody is told. */}
      {mail?.problem && (
        <Notice actions={<ActionLink to="/outbox">Voir les envois</ActionLink>}>
          <strong>Aucun e-mail ne part.</strong> {mail.problem}
        </Notice>
      )}
      {/* Published pages lack information that the law asks for, such as the publisher’s name. */}
      {passages.length > 0 && (
        <Notice actions={<ActionLink to="/to_complete">Voir la liste</ActionLink>}>
          <strong>
            {`${countOf(passages.length, 'renseignement manque', 'renseignements manquent')} dans les pages publiées.`}
          </strong>{' '}
          Les visiteurs ne voient pas les passages qui les attendent.
        </Notice>
      )}
      {/* The law forbids invented testimonials. */}
      {published.length > 0 && (
        <Notice
          actions={published.map(({ resource }) => (
            <ActionLink key={resource} to={`/${resource}`}>
              {label(resource, 2)}
            </ActionLink>
          ))}
        >
          <ExamplesSentence total={published.reduce((sum, { total }) => sum + total, 0)} />
        </Notice>
      )}
    </>
  );
}

const ActionLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button component={LinkBase} to={to} size="small" variant="outlined">
    {children}
  </Button>
);
