import { useGetResourceLabel } from 'react-admin';
import { Notice, NoticeButton } from '../../ui/components/Notice';
import { countOf } from '../../data/formats/numbers';
import { useMailState } from '../../data/use-mail-state';
import { useReadFunction } from '../../data/use-read-function';
import { ExamplesSentence } from '../../features/site-content/ExamplesNotice';
import { useSiteSettings } from '../../data/use-site-settings';
import { useOpenPassages } from '../../features/to-complete/open-passages';

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
        <Notice actions={<NoticeButton to="/site_settings#maintenance_mode">Mode maintenance</NoticeButton>}>
          <strong>Le site est en maintenance.</strong> Les visiteurs trouvent une page d’attente à chaque adresse.
        </Notice>
      )}
      {/* Requests arrive and nobody is told. */}
      {mail?.problem && (
        <Notice actions={<NoticeButton to="/outbox">Voir les envois</NoticeButton>}>
          <strong>Aucun e-mail ne part.</strong> {mail.problem}
        </Notice>
      )}
      {/* Published pages lack information that the law asks for, such as the publisher’s name. */}
      {passages.length > 0 && (
        <Notice actions={<NoticeButton to="/to_complete">Voir la liste</NoticeButton>}>
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
            <NoticeButton key={resource} to={`/${resource}`}>
              {label(resource, 2)}
            </NoticeButton>
          ))}
        >
          <ExamplesSentence total={published.reduce((sum, { total }) => sum + total, 0)} />
        </Notice>
      )}
    </>
  );
}
