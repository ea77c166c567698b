import { builtFront } from './http/front';
import { runServer } from './run-server';

await runServer(builtFront);
