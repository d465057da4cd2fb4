import { currentLanguage } from '../i18n/language.ts';
import { screens } from '../screens.ts';

const words = {
  ko: { title: '스터디룸', text: '이 페이지는 준비 중입니다.', login: '콘솔 로그인' },
  en: { title: 'Studyroom', text: 'This page is not available yet.', login: 'Sign in to the console' },
};

/** The public page. */
export function Landing() {
  const { title, text, login } = words[currentLanguage()];
  return (
    <main
      style={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', textAlign: 'center', gap: 12 }}
    >
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={screens.login.path}>{login}</a>
    </main>
  );
}
