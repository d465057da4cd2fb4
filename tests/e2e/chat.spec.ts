import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { landingWords } from './support/landingWords.ts';
import { signInOnPage } from './support/signInOnPage.ts';
import { startConsoleHost } from './support/consoleHost.ts';
import { openVisitor } from './support/openVisitor.ts';
import { startApart } from './support/startApart.ts';
import { expect, test } from './support/test.ts';

/** What a widget does: a style of its own, a style sheet, an image, a call, a web socket and a frame. */
const sdk = (host: string) => `
  const { key } = document.currentScript.dataset;
  const style = document.createElement('style');
  style.textContent = '#launcher { position: fixed; inset: auto 8px 8px auto }';
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${host}/style.css' });
  document.head.append(style, sheet);
  const launcher = Object.assign(document.createElement('div'), { id: 'launcher', textContent: 'chat ' + key });
  const image = Object.assign(new Image(), { src: '${host}/image.svg', alt: '' });
  launcher.append(image);
  document.body.append(launcher);
  fetch('${host}/call').then(answer => answer.text()).then(text => (launcher.dataset.call = text));
  new WebSocket('${host.replace('http', 'ws')}/socket').onerror = () => (launcher.dataset.socket = 'tried');
  window.studyroomChat = {
    open() {
      const frame = Object.assign(document.createElement('iframe'), { src: '${host}/frame', title: 'Chat' });
      document.body.append(frame);
    },
  };
`;

/** A chat provider with two hosts, as they all have: one for the script and one for everything else. */
async function startChat() {
  let other = '';
  const listen = async () => {
    const server = createServer((request, response) => {
      const [type, text] = {
        '/sdk.js': ['text/javascript', sdk(other)],
        '/style.css': ['text/css', '#launcher { outline-offset: 7px }'],
        '/image.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
        '/call': ['text/plain', 'answered'],
        '/frame': ['text/html', 'How can we help?'],
      }[request.url!] ?? ['text/plain', ''];
      response.writeHead(200, { 'Content-Type': type!, 'Access-Control-Allow-Origin': '*' }).end(text);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return server;
  };
  const servers = [await listen(), await listen()];
  const [sdkHost, restHost] = servers.map(
    server => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  other = restHost!;
  return {
    env: { CHAT_SDK_URL: `${sdkHost}/sdk.js`, CHAT_KEY: 'key-1', CHAT_HOSTS: restHost! },
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise(resolve => server.close(resolve));
      }
    },
  };
}

/** Presses what a page has for it, and waits for the widget's window. */
async function chatFrom(page: Page, opener: Locator) {
  await opener.click();
  await expect(page.frameLocator('iframe[title=Chat]').getByText('How can we help?')).toBeVisible();
}

/** The test's provider speaks no WebSocket: that one was tried is what the policy decides. */
const isSocket = (text: string) => text.includes('WebSocket connection');

test('contact support opens the chat, and the widget gets all that it loads', async ({ browser, words }) => {
  const chat = await startChat();
  const apart = await startApart(apiUrl => startConsoleHost({ API_BASE_URL: apiUrl, ...chat.env }));
  try {
    const { context, page, complaints } = await openVisitor(browser, apart.console.url);
    for (const address of ['/ko', '/error?type=timeout']) {
      await page.goto(address);
      const launcher = page.locator('#launcher');
      await expect(launcher).toContainText('chat key-1');
      await expect(launcher).toHaveCSS('position', 'fixed');
      await expect(launcher).toHaveCSS('outline-offset', '7px');
      await expect(launcher).toHaveAttribute('data-call', 'answered');
      await expect(launcher).toHaveAttribute('data-socket', 'tried');
      await expect
        .poll(() => launcher.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(9);
    }
    await chatFrom(page, page.getByRole('button', { name: words.app.contactSupport }));
    expect(complaints.filter(text => !isSocket(text))).toEqual([]);
    expect(complaints.filter(text => text.includes('Content Security Policy'))).toEqual([]);
    await context.close();
  } finally {
    await apart.stop();
    await chat.stop();
  }
});

test('contact support is on the landing page, the pages before signing in, error pages and in the menu, and opens the chat', async ({
  browser,
  words,
}) => {
  const chat = await startChat();
  const apart = await startApart(apiUrl => startConsoleHost({ API_BASE_URL: apiUrl, ...chat.env }));
  try {
    const { context, page } = await openVisitor(browser, apart.console.url);
    await page.goto('/ko');
    await chatFrom(page, page.getByRole('button', { name: landingWords.ko.support.chat }));
    const link = page.getByRole('link', { name: words.app.contactSupport });
    for (const address of ['/auth/login', '/auth/signup', '/auth/resetpw', '/error?type=service']) {
      await page.goto(address);
      await chatFrom(page, link);
    }
    const manager = await apart.api.person({ kind: 'MANAGER', permissions: ['VIEW_STUDENT'] });
    await signInOnPage(page, '/auth/login', words, manager.email);
    await chatFrom(page, link);
    await context.close();
  } finally {
    await apart.stop();
    await chat.stop();
  }
});

test('without a chat, contact support leads to the configured address or to the support section', async ({
  browser,
  words,
}) => {
  for (const [env, url] of [
    [{ SUPPORT_URL: 'http://localhost:1/help' }, 'http://localhost:1/help'],
    [{}, /\/(?:ko)?#support$/],
  ] as const) {
    const apart = await startApart(apiUrl => startConsoleHost({ API_BASE_URL: apiUrl, ...env }));
    try {
      const { context, page } = await openVisitor(browser, apart.console.url);
      await context.route('http://localhost:1/help', route => route.fulfill({ body: 'help' }));
      await page.goto('/error?type=timeout');
      await page.getByRole('button', { name: words.app.contactSupport }).click();
      await expect(page).toHaveURL(url);
      await page.goto('/ko');
      await expect(page.locator('[data-chat]')).toBeHidden();
      await page.goto('/auth/login');
      const beside = context.waitForEvent('page');
      await page.getByRole('link', { name: words.app.contactSupport }).click();
      await expect(await beside).toHaveURL(url);
      await context.close();
    } finally {
      await apart.stop();
    }
  }
});
