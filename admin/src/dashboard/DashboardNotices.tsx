import { Button } from '@mui/material';
import { LinkBase, useGetResourceLabel } from 'react-admin';
import { Notice } from '../components/Notice';
import { countOf } from '../formats/numbers';
import { useMailState } from '../outbox/use-mail-state';
import { useReadFunction } from '../providers/use-read-function';
import { ExamplesSentence } from '../site-content/ExamplesNotice';
import { useSiteSettings } from '../site-settings/use-site-settings';
import { useOpenPassages } from '../to-complete/open-passages';

const ActionLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button component={LinkBase} to={to} size="small" variant="outlined">
    {children}
  </Button>
);

/** While the site is closed, so that nobody forgets to open it again. */
export function MaintenanceNotice() {
  const { maintenance_mode: mode } = useSiteSettings();
  if (mode !== 'true') return null;
  return (
    <Notice actions={<ActionLink to="/site_settings#maintenance_mode">Mode maintenance</ActionLink>}>
      <strong>Le site est en maintenance.</strong> Les visiteurs trouvent une page d’attente à chaque adresse.
    </Notice>
  );
}

/** While published pages lack information that the law asks for, such as the publisher’s name. */
export function ToCompleteNotice() {
  const { data: passages = [] } = useOpenPassages();
  if (passages.length === 0) return null;
  const missing = `${countOf(passages.length, 'renseignement manque', 'renseignements manquent')} dans les pages publiées.`;
  return (
    <Notice actions={<ActionLink to="/to_complete">Voir la liste</ActionLink>}>
      <strong>{missing}</strong> Les visiteurs ne voient pas les passages qui les attendent.
    </Notice>
  );
}

/** While no e-mail leaves: requests arrive and nobody is told. */
export function MailNotice() {
  const state = useMailState();
  if (!state?.problem) return null;
  return (
    <Notice actions={<ActionLink to="/outbox">Voir les envois</ActionLink>}>
      <strong>Aucun e-mail ne part.</strong> {state.problem}
    </Notice>
  );
}

/** While example rows are published: the law forbids invented testimonials. */
export function PublishedExamplesNotice() {
  const { data = [] } = useReadFunction('examples_shown', {});
  const label = useGetResourceLabel();
  const lists = data.filter(({ total }) => total > 0);
  if (lists.length === 0) return null;
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return (
    <Notice
      actions={lists.map(({ resource }) => (
        <ActionLink key={resource} to={`/${resource}`}>
          {label(resource, 2)}
        </ActionLink>
      ))}
    >
      <ExamplesSentence total={total} />
    </Notice>
  );
}
