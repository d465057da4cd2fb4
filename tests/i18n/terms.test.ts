import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../../src/domain/choices.ts';
import { problems } from '../../src/contract/problems.ts';
import { en } from '../../src/i18n/en/index.ts';
import { ko } from '../../src/i18n/ko/index.ts';
import { content as enContent } from '../../src/i18n/en/landing/content.ts';
import { inquiry as enInquiry } from '../../src/i18n/en/landing/inquiry.ts';
import { page as enPage } from '../../src/i18n/en/landing/page.ts';
import { server as enServer } from '../../src/i18n/en/server/index.ts';
import { content as koContent } from '../../src/i18n/ko/landing/content.ts';
import { inquiry as koInquiry } from '../../src/i18n/ko/landing/inquiry.ts';
import { page as koPage } from '../../src/i18n/ko/landing/page.ts';
import { server as koServer } from '../../src/i18n/ko/server/index.ts';
import { collectTexts } from '../support/collectTexts.ts';

const { ra: _english, ...ownEnglish } = en;

/** Every text of the product in a language, by where it is read. */
const texts: Record<Language, Map<string, string>> = {
  en: collectTexts({
    console: ownEnglish,
    problems,
    landing: [enPage, enContent, enInquiry],
    server: enServer,
  }),
  ko: collectTexts({ console: ko, landing: [koPage, koContent, koInquiry], server: koServer }),
};

/** Words that name something which already has another name, with that name. */
const banned: Record<Language, readonly (readonly [RegExp, useInstead: string])[]> = {
  en: [
    [/\bmail(s|ed|box|boxes|ing)?\b/i, 'email, inbox'],
    [/^State$|\bstate of\b/i, 'status'],
    [/\bnotices?\b/i, 'notification'],
    [/\bmigrat/i, 'transfer'],
    [/second factor/i, 'two-factor authentication'],
    [
      /\banew\b|\bwhoever\b|\bsomebody\b|\beverybody\b|\bnobody\b/i,
      'again, anyone who, someone, everyone, no one',
    ],
    [
      /\b(stands?|is told|are told|looks? after|put back|roll back of)\b/i,
      'appears, is notified, is responsible for, returned',
    ],
    [/\bWithout (a )?manager$/, 'No manager'],
    [/\bplaces\b/i, 'seats'],
  ],
  ko: [
    [/소유자|대표 관리자/, '대표자'],
    [/(^|[^가-힣])방([을이의에은만과도]|에서)?($|[^가-힣])|(?<!스터디)룸/, '스터디룸'],
    [/생성/, '개설'],
    [/이용 가능|개설 중|열린 방/, '운영 중'],
    [/정정/, '수정'],
    [/멈춤|중지/, '정지, 기록 중단'],
    [/감사 기록|감사 로그/, '변경 이력'],
    [/긴 휴식|휴식 알림/, '휴식 초과'],
    [/편지함/, '메일함'],
    [/연락처|^전화번호$/, '휴대폰 번호, 대표 전화번호'],
    [/프로필 이미지/, '프로필 사진'],
    [/관심 카테고리/, '관심 분야'],
    [/랭킹/, '순위'],
    [/그룹 정보|그룹 기능/, '학원 정보, 기능 설정'],
    [/관리자/, '대표자, 매니저'],
    [/공부일/, '학습일'],
    [/내려받/, '다운로드'],
    [/붙여 넣/, '붙여넣기'],
    [/미리 보기/, '미리보기'],
    [/새로 고침/, '새로고침'],
    [/(?<!해 )(?<!말)(?<!안녕)(하세요|으세요|르세요|누르세요|두세요)/, '-해 주세요'],
    [/(복사|종료|저장|수정|변경|삭제|추가|발송|개설|등록)되었습니다/, '-했습니다'],
  ],
};

/** Where the specification's own words win, with what it says. */
const exceptions: Partial<Record<Language, readonly (readonly [text: RegExp, quote: string])[]>> = {
  ko: [
    [/시스템 관리자/, 'System administrator section'],
    [/학원 관리자에게 문의/, 'Please contact the academy administrator.'],
    [/관리자에게 문의/, 'Please try again or contact the administrator.'],
  ],
};

const languages = Object.keys(texts) as Language[];

test.each(languages)('one thing has one name in %s', language => {
  const found = [...texts[language]].flatMap(([where, text]) =>
    banned[language]
      .filter(([term]) => term.test(text))
      .filter(() => !exceptions[language]?.some(([allowed]) => allowed.test(text)))
      .map(([, useInstead]) => `${where}: “${text}” (say ${useInstead})`),
  );
  expect(found).toEqual([]);
});

/** Private or dated wording of comments, test titles and documents, with the usual words. */
const unclear: readonly (readonly [RegExp, useInstead: string])[] = [
  [/\bwhoever\b/i, 'people who, a user who'],
  [/\b(some|any|every)body\b/i, 'someone, a user, anyone, everyone'],
  [/\bnobody\b/i, 'no one'],
  [/\banew\b/i, 'again'],
  [/\b(is|are|was|were|be|been|being) told\b/i, 'sees, receives'],
  [/\bjudg(e|es|ed|ing|ement|ements)\b/i, 'check, validate'],
  [/\bkeeps? house\b/i, 'maintains'],
  [
    /\bheld (against|by (a )?tests?)\b|\bholds? \S+ (\S+ )?(against|to it)\b|\btests? holds?\b/i,
    'compare with, test',
  ],
  [/\bstands?\b(?!-in)|\bstood\b/i, 'is, means'],
  [/\bbeside\b/i, 'next to, besides'],
  [/\bahead of\b/i, 'before, later than'],
  [/\bgoes with\b/i, 'is deleted with, belongs to'],
  [/\bdays that are over\b/i, 'completed days'],
  [/\bwhat is kept of\b/i, 'the cached or stored …'],
  [/(?<!you will )\b(hears?|heard)\b/i, 'receives, subscribes to'],
  [/\banswers (how|whether|why|when|null|its|their|the total|the id)\b/i, 'returns'],
];

/** Comments, and titles of tests: after `test(`, `test.each(…)(` and the like. */
const comments = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*/g;
const titles = /(?:\b(?:test|it|describe|onPostgres)[.\w]*|\))\(\s*(['"`]).*?\1/g;

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => ending.test(file))
    .map(file => `${folder}/${file}`);

test('comments, test titles and documents use plain words', () => {
  const code = ['src', 'server', 'scripts', 'examples', 'tests'].flatMap(folder =>
    filesIn(folder, /\.(ts|tsx|mts|mjs)$/),
  );
  const documents = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...filesIn('docs', /\.md$/),
  ];
  const found = [...code, ...documents]
    .filter(file => file !== 'tests/i18n/terms.test.ts')
    .flatMap(file => {
      const text = readFileSync(file, 'utf8');
      const read = file.endsWith('.md')
        ? [text]
        : [comments, ...(file.startsWith('tests/') ? [titles] : [])].flatMap(part => text.match(part) ?? []);
      return unclear.flatMap(([term, useInstead]) =>
        read
          .flatMap(part => part.replace(/\s*\n[\s*/]*/g, ' ').match(new RegExp(term, 'gi')) ?? [])
          .map(word => `${file}: “${word}” (say ${useInstead})`),
      );
    });
  expect(found).toEqual([]);
});
