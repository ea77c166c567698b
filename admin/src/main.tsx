import { readClientConfiguration } from '@agency-site/domain/client-configuration';
import { createRoot } from 'react-dom/client';
import { createAuth } from './provider/auth-client';
import { Root } from './Root';
import { takePasswordRecovery } from './shell/sign-in/addresses';
import './shell/sign-in/shell.css';
import { applyColours, preferredTheme } from './ui/theme/apply-colours';

const recovery = takePasswordRecovery(window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

applyColours(preferredTheme());
const configuration = readClientConfiguration(document);
createRoot(root).render(<Root auth={createAuth(configuration)} configuration={configuration} recovery={recovery} />);
