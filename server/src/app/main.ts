import { builtFrontend } from '../http/frontend';
import { startProduct } from './product';
import { runServer } from './run-server';

await runServer(async (configuration, _server, address) => startProduct(configuration, await builtFrontend(), address));
