import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../find-browser.mjs';
import { DEBUG_PORT } from './stage';

export const PHONE = { width: 390, height: 844 };

export async function openBrowser(): Promise<Browser | null> {
  const executablePath = findBrowser({ shell: false });
  if (!executablePath) return null;
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${DEBUG_PORT}`,
    ],
  });
}

export const NO_BROWSER = 'there is no Chromium: install it or name it in CHROME_PATH';
