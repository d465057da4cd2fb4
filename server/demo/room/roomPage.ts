import { html, raw } from 'hono/html';
import type { Language } from '../../../src/domain/choices.ts';
import type { ServerWords } from '../../../src/i18n/en/server/index.ts';
import { demoPassword } from '../../core/demoAccounts.ts';
import { roomPageStyle } from './roomPageStyle.ts';

interface Page {
  language: Language;
  nonce: string;
  words: ServerWords['roomPage'];
}

/** The room page. Its script fills the lists, and shows either the choice or the room. */
export const roomPage = ({ language, nonce, words }: Page) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <style nonce="${nonce}">
          ${raw(roomPageStyle)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>${words.title}</h1>
            <nav>
              <a href="/study/status" target="_blank" rel="noopener">${words.wall}</a>
              <a href="/dev/outbox">${words.outbox}</a>
              <a href="/">${words.console}</a>
            </nav>
          </header>
          <p class="quiet">${words.intro}</p>
          <noscript><p class="problem">${words.noScript}</p></noscript>
          <div class="columns">
            <form id="choice" class="card pad" novalidate>
              <p id="notice" class="notice" role="status" hidden></p>
              <fieldset>
                <legend>${words.student}</legend>
                <input
                  id="search"
                  type="search"
                  autocomplete="off"
                  aria-label="${words.searchStudents}"
                  placeholder="${words.searchStudents}"
                />
                <div id="students" class="options"></div>
              </fieldset>
              <fieldset>
                <legend>${words.room}</legend>
                <div id="rooms" class="options"></div>
              </fieldset>
              <div class="fields">
                <div id="passwordField" hidden>
                  <label for="password">${words.password}</label>
                  <input id="password" type="text" autocomplete="off" aria-describedby="passwordHint" />
                  <p id="passwordHint" class="hint">
                    ${words.passwordHint.replace('{{password}}', demoPassword)}
                  </p>
                </div>
                <div>
                  <label for="oneTimePassword">${words.oneTimePassword}</label>
                  <input id="oneTimePassword" type="text" autocomplete="off" aria-describedby="oneTimeHint" />
                  <p id="oneTimeHint" class="hint">${words.oneTimeHint}</p>
                </div>
              </div>
              <p id="problem" class="problem" role="alert" hidden></p>
              <button id="enter" class="primary" type="submit">${words.enter}</button>
            </form>
            <section class="card stage" aria-labelledby="who">
              <div class="picture">
                <video id="video" muted playsinline autoplay hidden></video>
                <p id="noPicture">${words.camera.preview}</p>
                <p class="badge" id="state" data-state="none">${words.states.none}</p>
                <p class="clock" id="clock" role="timer" aria-label="${words.studied}" hidden>0:00:00</p>
              </div>
              <div class="pad">
                <h2 id="who">${words.states.none}</h2>
                <p id="cameraNote" class="quiet" role="status"></p>
                <div id="controls" hidden>
                  <div class="row" role="group" aria-label="${words.studied}">
                    <button type="button" data-press="stopwatch.started">${words.stopwatch.study}</button>
                    <button type="button" data-press="stopwatch.break">${words.stopwatch.break}</button>
                    <button type="button" data-press="stopwatch.stopped">${words.stopwatch.stop}</button>
                  </div>
                  <div class="row">
                    <button type="button" id="camera"></button>
                    <button type="button" id="microphone"></button>
                    <button type="button" id="away"></button>
                  </div>
                  <button type="button" id="leave" class="danger">${words.leave}</button>
                </div>
                <button type="button" id="preview">${words.camera.on}</button>
              </div>
            </section>
          </div>
          <h2>${words.log}</h2>
          <div class="card">
            <p id="logEmpty" class="pad quiet">${words.logEmpty}</p>
            <ol id="log" aria-live="polite"></ol>
          </div>
        </main>
        <script id="words" type="application/json">
          ${raw(JSON.stringify(words).replace(/</g, '\\u003c'))}
        </script>
        <script type="module" src="/dev/room/client.js"></script>
      </body>
    </html>`;
