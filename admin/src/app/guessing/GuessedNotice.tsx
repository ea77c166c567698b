import { Box } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { useCopy } from '../../data/use-copy';
import { Notice, NoticeButton } from '../../ui/components/Notice';
import type { Guessed } from './guessed';

/** Above a guessed list: that it is, and the file that makes it a screen of the back-office. */
export function GuessedNotice({ path, text, lines, leftOut }: Guessed['about']) {
  const table = useResourceContext();
  const copy = useCopy(text, 'Code copié');
  return (
    <Box sx={{ mb: 2, '& pre': { overflowX: 'auto', fontSize: '0.8125rem' } }}>
      <Notice
        actions={
          <NoticeButton variant="contained" onClick={copy}>
            Copier le code
          </NoticeButton>
        }
      >
        <strong>Écran deviné</strong> des colonnes de <code>{table}</code>, pendant le développement seulement.
        {leftOut.length > 0 && ` Colonnes sans place\u00A0: ${leftOut.join(', ')}.`}
      </Notice>
      <details>
        <summary>Garder cet écran</summary>
        <p>
          <code>npm run new:resource -- --from-table {table}</code> écrit ce qui suit, une fois traduit. À la
          main&nbsp;: <code>npm run types</code>, puis <code>{path}</code>&nbsp;:
        </p>
        <pre>{text}</pre>
        <p>
          et dans <code>admin/src/app/resources.ts</code>&nbsp;:
        </p>
        <pre>{lines}</pre>
      </details>
    </Box>
  );
}
