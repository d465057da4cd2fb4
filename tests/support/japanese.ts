import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A `CONTENT_DIR` with some words in Japanese, which the product does not bring. */
export const japaneseContent = mkdtempSync(path.join(tmpdir(), 'studyroom-japanese-'));
process.once('exit', () => rmSync(japaneseContent, { recursive: true, force: true }));

const files: Record<string, object> = {
  'messages/ja/console.json': {
    languageName: '日本語',
    login: { title: 'ようこそ' },
    'app.save': '保存する',
    'resources.students.fields.name': '氏名',
    'resources.students.fields.email': 'メールアドレス',
    'resources.students.fields.gender': '性別',
    'choices.gender.FEMALE': '女性',
    'landing.inquiry.title': 'お問い合わせ',
    'landing.page.meta.title': '%{product} | オンライン自習室',
  },
  'messages/ja/server.json': {
    server: { mails: { reset: { subject: '%{product} パスワードの再設定' } } },
    weeklyReport: { title: '週間レポート' },
  },
};
for (const [name, texts] of Object.entries(files)) {
  const file = path.join(japaneseContent, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(texts));
}
// As `server/commands/start/addLanguages.ts` does when a program starts: imported before anything else.
globalThis.studyroomLanguages = [{ tag: 'ja', name: '日本語' }];
