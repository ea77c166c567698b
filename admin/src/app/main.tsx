import { readClientConfiguration } from '@agency/domain/client-configuration';
import { createRoot } from 'react-dom/client';
import { createAuth } from '../data/auth-client';
import { Shell } from './shell/Shell';
import { takePasswordRecovery } from './shell/addresses';
import './shell/shell.css';
import { applyColours, preferredTheme } from '../ui/theme/apply-colours';

const recovery = takePasswordRecovery(window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

applyColours(preferredTheme());
const configuration = readClientConfiguration(document);
createRoot(root).render(<Shell auth={createAuth(configuration)} configuration={configuration} recovery={recovery} />);
