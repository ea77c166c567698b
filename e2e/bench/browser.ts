import { chromium, type Browser } from '@playwright/test';
import { browserArguments } from '../screens/browser-arguments';

/** Starts the browser for the measurements. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments],
  });
}
