import { settings, type SettingKey } from '@agency-site/domain/settings';
import PlaceholderIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import { Box, Button, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { countOf } from '../formats/numbers';
import type { BackOfficeResource } from '../provider/resource';
import { setupStep } from '../provider/setup-step';
import { useReadFunction } from '../provider/use-read-function';
import { EmptyState } from '../ui/components/EmptyState';
import { LoadError } from '../ui/components/LoadError';
import { Loading } from '../ui/components/Loading';
import { Panel } from '../ui/components/Panel';
import { ScreenHeader } from '../ui/layout/ScreenHeader';

/** A passage of a published page in which information is missing, as `pages_to_complete()` returns it. */
export interface Placeholder {
  readonly page_id: string;
  readonly slug: string;
  readonly title: string;
  readonly passage: string;
  /** The setting to fill in; null when the information goes into the text. */
  readonly setting: string | null;
}

declare module '../provider/database-functions' {
  interface JsonAnswers {
    readonly pages_to_complete: readonly Placeholder[];
  }
}

/** /admin/to-complete: the placeholders of the published pages, page by page. */
function PlaceholderScreen() {
  const { data: placeholders, isPending, error, refetch } = useReadFunction('pages_to_complete', {});
  const pages = new Map(placeholders?.map(({ page_id: id, title }) => [id, title]));
  return (
    <>
      <ScreenHeader
        title="À compléter avant la mise en ligne"
        back="/"
        subtitle={placeholders ? countOf(placeholders.length, 'renseignement', 'renseignements') : '\u00A0'}
      />
      {isPending && <Loading />}
      {error && <LoadError title="La liste n’a pas pu être lue" onRetry={refetch} />}
      {placeholders?.length === 0 && (
        <EmptyState title="Rien à compléter">Les pages publiées ne laissent plus rien en blanc.</EmptyState>
      )}
      {pages.size > 0 && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: '48rem' }}>
          <Typography color="text.secondary">
            {
              'Dans le texte, un renseignement qui manque s’écrit «\u00A0[à compléter\u00A0: capital social]\u00A0». Tant qu’il y est, les visiteurs ne voient pas le passage qui le contient\u00A0: la ligne du tableau, le point de la liste ou le paragraphe.'
            }
          </Typography>
          {[...pages].map(([id, title]) => (
            <PagePlaceholders
              key={id}
              id={id}
              title={title}
              placeholders={placeholders?.filter(({ page_id: page }) => page === id) ?? []}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface PagePlaceholdersProps {
  readonly id: string;
  readonly title: string;
  readonly placeholders: readonly Placeholder[];
}

/** The placeholders of one page, with links to the screens where people fill them in. */
function PagePlaceholders({ id, title, placeholders }: PagePlaceholdersProps) {
  const createPath = useCreatePath();
  return (
    <Panel title={title}>
      <Box component="ul" sx={list}>
        {placeholders.map(({ passage, setting }) => (
          <li key={passage}>{setting === null ? passage : <SettingLink setting={setting} />}</li>
        ))}
      </Box>
      <Button
        component={LinkBase}
        to={createPath({ resource: 'pages', type: 'edit', id })}
        variant="outlined"
        size="small"
        aria-label={`Ouvrir la page « ${title} »`}
        sx={{ alignSelf: 'start' }}
      >
        Ouvrir la page
      </Button>
    </Panel>
  );
}

function SettingLink({ setting }: { readonly setting: string }) {
  const createPath = useCreatePath();
  if (!isSetting(setting)) return `{{${setting}}} n’est le nom d’aucun réglage`;
  return (
    <LinkBase to={{ pathname: createPath({ resource: 'site_settings', type: 'list' }), hash: setting }}>
      {`${settings[setting].label}, dans les paramètres`}
    </LinkBase>
  );
}

const isSetting = (name: string): name is SettingKey => Object.hasOwn(settings, name);

const list = { m: 0, pl: 2.5, '& li + li': { mt: 0.5 }, '& li': { overflowWrap: 'anywhere' } } as const;

/** A step of the setup: published pages must contain the information that the law asks for, such as the publisher’s name. */
export const placeholderSetup = setupStep('pages_to_complete', {}, ({ length }) =>
  length === 0
    ? { isDone: true, title: 'Les pages publiées sont complètes' }
    : {
        isDone: false,
        title: `${countOf(length, 'renseignement manque', 'renseignements manquent')} dans les pages publiées`,
        text: 'Les visiteurs ne voient pas les passages qui les attendent.',
        links: [{ resource: 'placeholders', label: 'Voir la liste' }],
      },
);

/** A screen without a table. It is not in the menu, because it is empty most of the time: dashboard and palette lead to it. */
export const placeholders: BackOfficeResource = {
  name: 'placeholders',
  icon: PlaceholderIcon,
  list: PlaceholderScreen,
  options: {
    path: 'to-complete',
    permission: ['select', 'pages'],
    columns: {},
    menuGroup: 'none',
    messages: { name: 'À compléter |||| À compléter' },
  },
};
